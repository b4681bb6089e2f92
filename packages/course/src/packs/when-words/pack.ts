import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'when-words',
  level: 'A1',
  title: 'When?',
  canDo: 'You can now say when and how often something happens',
  emblem: 'დღეს',
  emblemGloss: 'today',
});
