import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'village-and-farm',
  level: 'A2',
  title: 'Village and farm',
  canDo: 'You can now talk about the vineyard, the animals and the work in a village',
  emblem: 'რთველი',
  emblemGloss: 'grape harvest',
});
