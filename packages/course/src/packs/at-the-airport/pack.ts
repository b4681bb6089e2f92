import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'at-the-airport',
  level: 'A2',
  title: 'At the airport',
  canDo: 'You can now check in, find your way at the airport and cross a border',
  emblem: 'გზა მშვიდობისა!',
  emblemGloss: 'have a good trip!',
});
