export { GalleryPage as Component } from '../../features/gallery/GalleryPage.tsx';

export const handle = { title: 'Gallery · Ena' };
