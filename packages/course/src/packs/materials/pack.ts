import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'materials',
  level: 'A2',
  title: 'Materials',
  canDo: 'You can now say what things are made of',
  emblem: 'ოქრო',
  emblemGloss: 'gold',
});
