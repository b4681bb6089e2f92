import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'tradition-and-faith',
  level: 'B1',
  title: 'Tradition and faith',
  canDo: 'You can now talk about church, faith and the customs of a family',
  emblem: 'ხატი',
  emblemGloss: 'icon',
});
