export { DatabaseTestPage as Component } from '../../features/databaseTest/DatabaseTestPage.tsx';

export const handle = {
  title: 'Database Connection Test · Ena',
  description: 'Checks whether Ena can reach its database.',
};
