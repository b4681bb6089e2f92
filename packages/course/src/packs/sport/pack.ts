import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'sport',
  level: 'A2',
  title: 'Sport',
  canDo: 'You can now talk about games and teams',
  emblem: 'ჩვენ მოვიგეთ!',
  emblemGloss: 'we won!',
});
