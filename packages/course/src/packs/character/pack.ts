import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'character',
  level: 'A2',
  title: 'What people are like',
  canDo: 'You can now say what a person is like, good sides and bad ones',
  emblem: 'მამაცი',
  emblemGloss: 'brave',
});
