import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'have-want-can',
  level: 'A1',
  title: 'I have, I want, I can',
  canDo: 'You can now say what you have, want, need and like',
  emblem: 'მინდა',
  emblemGloss: 'I want',
});
