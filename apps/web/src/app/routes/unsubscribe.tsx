export { UnsubscribePage as Component } from '../../features/auth/UnsubscribePage.tsx';

export const handle = {
  title: 'Unsubscribe · Ena',
  description: 'No more emails of this kind: one click, no log-in.',
};
