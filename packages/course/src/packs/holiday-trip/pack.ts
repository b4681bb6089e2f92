import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'holiday-trip',
  level: 'A2',
  title: 'A holiday trip',
  canDo: 'You can now plan a trip to the sea or the mountains',
  emblem: 'მზე და ზღვა',
  emblemGloss: 'sun and sea',
});
