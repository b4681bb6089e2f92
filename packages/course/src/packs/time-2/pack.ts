import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'time-2',
  level: 'A2',
  title: 'Past, present, future',
  canDo: 'You can now say when something happened or will happen',
  emblem: 'გუშინ და ხვალ',
  emblemGloss: 'yesterday and tomorrow',
});
