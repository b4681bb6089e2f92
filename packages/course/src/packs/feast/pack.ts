import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'feast',
  level: 'A2',
  title: 'The Georgian feast',
  canDo: 'You can now sit at a Georgian table and propose a toast',
  emblem: 'გაუმარჯოს!',
  emblemGloss: 'cheers!',
});
