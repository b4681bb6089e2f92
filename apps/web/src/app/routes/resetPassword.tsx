export { ResetPasswordPage as Component } from '../../features/auth/ResetPasswordPage.tsx';

export const handle = {
  title: 'Choose a new password · Ena',
  description: 'Choose a new password for your account at Ena.',
};
