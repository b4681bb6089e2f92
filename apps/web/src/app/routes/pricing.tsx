export { PricingPage as Component } from '../../features/pricing/PricingPage.tsx';

export const handle = {
  title: 'Pricing · Ena',
  description: 'Learn Georgian with Ena: begin for free, or open every lesson and quiz with Premium.',
};
