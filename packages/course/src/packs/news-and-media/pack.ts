import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'news-and-media',
  level: 'B1',
  title: 'News and media',
  canDo: 'You can now talk about the news: who published it, and whether it is a fact or a rumor',
  emblem: 'ფაქტი?',
  emblemGloss: 'a fact?',
});
