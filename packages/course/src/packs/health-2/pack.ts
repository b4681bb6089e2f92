import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'health-2',
  level: 'A2',
  title: 'Ill or well',
  canDo: 'You can now say that you are ill, what you have, and what the body is like',
  emblem: 'ავად ვარ',
  emblemGloss: 'I am ill',
});
