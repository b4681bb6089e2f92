import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'joining',
  level: 'A1',
  title: 'Joining words',
  canDo: 'You can now join two thoughts, and give a reason',
  emblem: 'რადგან',
  emblemGloss: 'because',
});
