import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'shopping-2',
  level: 'A1',
  title: 'Money and the market',
  canDo: 'You can now say how much you want, pay, and ask for the receipt',
  emblem: 'ლარი',
  emblemGloss: 'lari',
});
