import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'out-and-about',
  level: 'A1',
  title: 'Out and about',
  canDo: 'You can now find your way in a town',
  emblem: 'გზა',
  emblemGloss: 'the way',
});
