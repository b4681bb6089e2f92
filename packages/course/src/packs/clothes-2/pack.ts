import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'clothes-2',
  level: 'A1',
  title: 'What you wear',
  canDo: 'You can now say what you are wearing and buy clothes',
  emblem: 'მაცვია',
  emblemGloss: 'I am wearing',
});
