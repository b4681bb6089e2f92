import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'everyday-verbs-1',
  level: 'A2',
  title: 'Take, bring, open, close',
  canDo: 'You can now say that you take, bring, open, close, lose and send things',
  emblem: 'ავიღე',
  emblemGloss: 'I took it',
});
