import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'to-be-polite',
  level: 'A1',
  title: 'To be polite',
  canDo: 'You can now agree, regret and reply politely',
  emblem: 'სიამოვნებით',
  emblemGloss: 'with pleasure',
});
