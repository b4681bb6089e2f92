import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'motion-1',
  level: 'A2',
  title: 'In and out, up and down',
  canDo: 'You can now say where people go in, come out, go up, arrive and move to',
  emblem: 'შემოდი!',
  emblemGloss: 'come in!',
});
