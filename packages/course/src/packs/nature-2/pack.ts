import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'nature-2',
  level: 'A2',
  title: 'Out in nature',
  canDo: 'You can now talk about mountains, water and the countryside',
  emblem: 'ტყე და ტბა',
  emblemGloss: 'forest and lake',
});
