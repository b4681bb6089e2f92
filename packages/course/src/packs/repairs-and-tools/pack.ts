import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'repairs-and-tools',
  level: 'A2',
  title: 'Repairs and tools',
  canDo: 'You can now say what is broken and which tools you need',
  emblem: 'ჩაქუჩი',
  emblemGloss: 'hammer',
});
