import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'at-the-hotel',
  level: 'A2',
  title: 'At the hotel',
  canDo: 'You can now book a room and ask about it',
  emblem: 'თავისუფალი ნომერი',
  emblemGloss: 'a free room',
});
