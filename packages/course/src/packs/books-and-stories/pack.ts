import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'books-and-stories',
  level: 'A2',
  title: 'Books and stories',
  canDo: 'You can now talk about books: who wrote them, who the hero is, how they end',
  emblem: 'ზღაპარი',
  emblemGloss: 'fairy tale',
});
