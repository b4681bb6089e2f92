import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'fruit-nuts-herbs',
  level: 'A2',
  title: 'Fruit, nuts and herbs',
  canDo: 'You can now buy fruit, vegetables, nuts and herbs at the market',
  emblem: 'მწვანილი',
  emblemGloss: 'herbs',
});
