import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'cooking',
  level: 'A2',
  title: 'Cooking',
  canDo: 'You can now say how you boil, fry, bake and season a dish',
  emblem: 'გასინჯე!',
  emblemGloss: 'taste it!',
});
