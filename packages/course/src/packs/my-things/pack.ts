import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'my-things',
  level: 'A1',
  title: 'My things',
  canDo: 'You can now name what you carry and use every day',
  emblem: 'ჩემოდანი',
  emblemGloss: 'suitcase',
});
