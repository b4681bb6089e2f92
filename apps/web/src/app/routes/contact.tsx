export { ContactPage as Component } from '../../features/contact/pages.tsx';

export const handle = {
  title: 'Contact Us · Ena',
  description: 'Contact the team behind Ena, the app for learning Georgian.',
};
