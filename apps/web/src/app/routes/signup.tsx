export { SignUpPage as Component } from '../../features/auth/SignUpPage.tsx';

export const handle = {
  title: 'Sign up · Ena',
  description: 'Create an account and learn the Georgian alphabet for free.',
};
