import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'at-work',
  level: 'A1',
  title: 'At work',
  canDo: 'You can now say where you work and talk about your job',
  emblem: 'სამსახური',
  emblemGloss: 'job',
});
