export { LoginPage as Component } from '../../features/auth/LoginPage.tsx';

export const handle = {
  title: 'Log in · Ena',
  description: 'Log in to Ena and continue learning Georgian where you left off.',
};
