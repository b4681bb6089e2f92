import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'phone-and-internet',
  level: 'A2',
  title: 'Phone and internet',
  canDo: 'You can now call, write, and get help with your phone',
  emblem: 'ჩართე!',
  emblemGloss: 'switch it on!',
});
