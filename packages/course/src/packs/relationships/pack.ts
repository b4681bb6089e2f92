import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'relationships',
  level: 'A2',
  title: 'Couples, in-laws, friends',
  canDo: 'You can now talk about couples, in-laws and people who are close to you',
  emblem: 'საცოლე',
  emblemGloss: 'fiancée',
});
