import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'body-2',
  level: 'A2',
  title: 'The body from head to heel',
  canDo: 'You can now name more of the body and say what a person looks like',
  emblem: 'წარბი',
  emblemGloss: 'eyebrow',
});
