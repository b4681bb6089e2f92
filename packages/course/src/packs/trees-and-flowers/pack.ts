import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'trees-and-flowers',
  level: 'A2',
  title: 'Trees and flowers',
  canDo: 'You can now buy flowers and talk about plants',
  emblem: 'ია და ვარდი',
  emblemGloss: 'violet and rose',
});
