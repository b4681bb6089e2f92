import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'at-home',
  level: 'A1',
  title: 'The house',
  canDo: 'You can now describe a house and an apartment',
  emblem: 'სახლი',
  emblemGloss: 'house',
});
