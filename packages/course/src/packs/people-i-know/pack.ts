import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'people-i-know',
  level: 'A1',
  title: 'People I know',
  canDo: 'You can now talk about relatives, neighbors and friends',
  emblem: 'შვილი',
  emblemGloss: 'child',
});
