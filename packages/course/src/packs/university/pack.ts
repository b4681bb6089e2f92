import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'university',
  level: 'A2',
  title: 'At the university',
  canDo: 'You can now talk about studying: lectures, groups, scores and a diploma',
  emblem: 'ლექცია',
  emblemGloss: 'lecture',
});
