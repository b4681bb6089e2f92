import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'animals-2',
  level: 'A2',
  title: 'More animals',
  canDo: 'You can now talk about pets, farm animals and wild animals',
  emblem: 'ლეკვი',
  emblemGloss: 'puppy',
});
