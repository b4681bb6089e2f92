import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'abstract-1',
  level: 'B1',
  title: 'Goals and reasons',
  canDo: 'You can now talk about goals, reasons, choices and results',
  emblem: 'მიზანი',
  emblemGloss: 'goal',
});
