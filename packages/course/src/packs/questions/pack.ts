import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'questions',
  level: 'A1',
  title: 'Question words',
  canDo: 'You can now ask who, what, where, when and why',
  emblem: 'რა?',
  emblemGloss: 'what?',
});
