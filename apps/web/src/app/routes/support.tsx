export { SupportPage as Component } from '../../features/contact/pages.tsx';

export const handle = {
  title: 'Support Center · Ena',
  description: 'Help with learning Georgian on Ena: write to us and get a reply within 24 hours.',
};
