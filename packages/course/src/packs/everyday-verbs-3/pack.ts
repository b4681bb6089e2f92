import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'everyday-verbs-3',
  level: 'A2',
  title: 'Decide, promise, agree',
  canDo: 'You can now say what you decide, promise, receive and manage to do',
  emblem: 'გადავწყვიტე',
  emblemGloss: 'I have decided',
});
