import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'money-and-bank',
  level: 'A2',
  title: 'Money and the bank',
  canDo: 'You can now talk about saving, spending, lending and paying debts',
  emblem: 'ვალუტა',
  emblemGloss: 'currency',
});
