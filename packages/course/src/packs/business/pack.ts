import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'business',
  level: 'B1',
  title: 'Business',
  canDo: 'You can now talk about a firm, its clients, offers and contracts',
  emblem: 'ბიზნესი',
  emblemGloss: 'business',
});
