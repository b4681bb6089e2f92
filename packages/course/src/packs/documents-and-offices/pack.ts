import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'documents-and-offices',
  level: 'A2',
  title: 'Papers and offices',
  canDo: 'You can now fill in forms, sign, and ask for papers at an office',
  emblem: 'ხელმოწერა',
  emblemGloss: 'signature',
});
