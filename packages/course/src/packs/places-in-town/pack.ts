import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'places-in-town',
  level: 'A1',
  title: 'Places in town',
  canDo: 'You can now name the places of a town and say where you are going',
  emblem: 'ბანკი',
  emblemGloss: 'bank',
});
