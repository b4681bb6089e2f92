import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'left-and-right',
  level: 'A1',
  title: 'Left and right',
  canDo: 'You can now say where a place is and understand the way there',
  emblem: 'მარჯვენა',
  emblemGloss: 'right',
});
