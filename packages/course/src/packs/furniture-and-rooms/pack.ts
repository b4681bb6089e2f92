import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'furniture-and-rooms',
  level: 'A2',
  title: 'Rooms and furniture',
  canDo: 'You can now say what stands where in a home',
  emblem: 'სავარძელი',
  emblemGloss: 'armchair',
});
