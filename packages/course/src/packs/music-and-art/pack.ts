import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'music-and-art',
  level: 'A2',
  title: 'Music and art',
  canDo: 'You can now talk about music, theater and pictures',
  emblem: 'ხელოვნება',
  emblemGloss: 'art',
});
