import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'regions-of-georgia',
  level: 'A2',
  title: 'Regions of Georgia',
  canDo: 'You can now name the regions of Georgia and say what you like about them',
  emblem: 'კახეთი',
  emblemGloss: 'Kakheti',
});
