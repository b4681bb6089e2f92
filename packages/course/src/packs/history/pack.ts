import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'history',
  level: 'B1',
  title: 'Kings, battles and history',
  canDo: 'You can now talk about the history of Georgia and what is left of it',
  emblem: 'მეფე',
  emblemGloss: 'king',
});
