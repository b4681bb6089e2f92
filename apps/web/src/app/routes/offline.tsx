export { OfflinePage as Component } from '../../features/offline/OfflinePage.tsx';

export const handle = { title: 'Offline · Ena' };
