import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'motion-2',
  level: 'B1',
  title: 'Lead, carry, cross, follow',
  canDo: 'You can now say whom you take along, what you carry over and where you cross',
  emblem: 'გავიარე',
  emblemGloss: 'I passed',
});
