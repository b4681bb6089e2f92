import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'talking',
  level: 'B1',
  title: 'Discuss, argue, convince',
  canDo: 'You can now say what people discuss, mention, whisper and argue about',
  emblem: 'სიმართლე',
  emblemGloss: 'the truth',
});
