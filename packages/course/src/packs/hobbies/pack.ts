import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'hobbies',
  level: 'A2',
  title: 'Hobbies and free time',
  canDo: 'You can now say what you like to do in your free time',
  emblem: 'ჰობი',
  emblemGloss: 'hobby',
});
