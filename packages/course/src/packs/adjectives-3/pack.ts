import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'adjectives-3',
  level: 'B1',
  title: 'Similar, different, rare',
  canDo: 'You can now say what is possible, main, rare, simple or real',
  emblem: 'მთავარი',
  emblemGloss: 'main',
});
