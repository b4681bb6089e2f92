import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'everyday-verbs-2',
  level: 'A2',
  title: 'Sit, walk, laugh, forget',
  canDo: 'You can now say how you sit, stand and walk, what you forget, and why you laugh',
  emblem: 'ვიცინი',
  emblemGloss: 'I am laughing',
});
