import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'sounds-and-senses',
  level: 'B1',
  title: 'Sounds and senses',
  canDo: 'You can now say what you hear, see, smell and touch',
  emblem: 'მესმის',
  emblemGloss: 'I hear',
});
