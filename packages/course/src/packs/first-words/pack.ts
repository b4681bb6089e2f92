import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'first-words',
  level: 'A1',
  title: 'I am, this is',
  canDo: 'You can now say who you are, and point things out',
  emblem: 'მე ვარ',
  emblemGloss: 'I am',
});
