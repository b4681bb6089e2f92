import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'describing-things',
  level: 'A1',
  title: 'Describing things',
  canDo: 'You can now say what something is like',
  emblem: 'მაღალი',
  emblemGloss: 'high',
});
