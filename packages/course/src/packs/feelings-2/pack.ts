import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'feelings-2',
  level: 'A2',
  title: 'Feelings: hope, joy, fear',
  canDo: 'You can now say what you feel, whom you miss and what you hope for',
  emblem: 'მენატრება',
  emblemGloss: 'I miss her',
});
