import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'describing-people',
  level: 'A1',
  title: 'Describing people',
  canDo: 'You can now describe people you know',
  emblem: 'ძლიერი',
  emblemGloss: 'strong',
});
