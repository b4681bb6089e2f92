import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'children-and-play',
  level: 'A2',
  title: 'Children and their games',
  canDo: 'You can now talk about small children, their toys and their games',
  emblem: 'ბუშტი',
  emblemGloss: 'balloon',
});
