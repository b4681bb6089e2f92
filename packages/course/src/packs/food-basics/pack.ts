import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'food-basics',
  level: 'A1',
  title: 'Food and drink',
  canDo: 'You can now name what is in a kitchen and say what you like to eat',
  emblem: 'საჭმელი',
  emblemGloss: 'food',
});
