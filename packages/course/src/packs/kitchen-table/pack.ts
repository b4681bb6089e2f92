import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'kitchen-table',
  level: 'A1',
  title: 'At the kitchen table',
  canDo: 'You can now lay the table, and ask for what is missing',
  emblem: 'ჭიქა',
  emblemGloss: 'glass',
});
