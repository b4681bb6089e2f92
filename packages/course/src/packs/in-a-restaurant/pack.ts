import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'in-a-restaurant',
  level: 'A1',
  title: 'In a restaurant',
  canDo: 'You can now order, say how it tastes and ask for the bill',
  emblem: 'გემრიელი',
  emblemGloss: 'tasty',
});
