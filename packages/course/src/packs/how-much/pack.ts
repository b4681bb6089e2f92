import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'how-much',
  level: 'A1',
  title: 'How much?',
  canDo: 'You can now say how much, and compare things',
  emblem: 'ძალიან',
  emblemGloss: 'very',
});
