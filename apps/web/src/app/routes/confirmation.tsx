export { ConfirmationPage as Component } from '../../features/auth/ConfirmationPage.tsx';

export const handle = {
  title: 'Confirm your email · Ena',
  description: 'Open the link in our email to finish signing up.',
};
