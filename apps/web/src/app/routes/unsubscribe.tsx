export { UnsubscribePage as Component } from '../../features/auth/UnsubscribePage.tsx';

export const handle = {
  title: 'Unsubscribe · Ena',
  description: 'No more mails of this kind: one click, no log-in.',
};
