import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'environment',
  level: 'B1',
  title: 'The environment',
  canDo: 'You can now talk about pollution, climate and how to protect nature',
  emblem: 'გარემო',
  emblemGloss: 'environment',
});
