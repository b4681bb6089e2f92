import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'how-it-is-done',
  level: 'A2',
  title: 'How it is done',
  canDo: 'You can now say how something happens: gradually, exactly, by chance',
  emblem: 'ზუსტად!',
  emblemGloss: 'exactly!',
});
