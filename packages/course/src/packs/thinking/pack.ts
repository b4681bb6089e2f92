import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'thinking',
  level: 'B1',
  title: 'Think, believe, imagine',
  canDo: 'You can now say what you believe, doubt, imagine and notice',
  emblem: 'ჩემი აზრით',
  emblemGloss: 'in my opinion',
});
