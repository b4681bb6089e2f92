import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'measures',
  level: 'A2',
  title: 'Measures',
  canDo: 'You can now say how long, wide, high, heavy and fast something is',
  emblem: 'მეტრი',
  emblemGloss: 'meter',
});
