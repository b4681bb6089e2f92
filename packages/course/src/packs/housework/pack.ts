import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'housework',
  level: 'A2',
  title: 'Housework',
  canDo: 'You can now say who washes, cleans, dries and repairs things at home',
  emblem: 'ცოცხი',
  emblemGloss: 'broom',
});
