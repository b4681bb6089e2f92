import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'science-and-technology',
  level: 'B1',
  title: 'Science and technology',
  canDo: 'You can now talk about discoveries, machines and space',
  emblem: 'აღმოჩენა',
  emblemGloss: 'discovery',
});
