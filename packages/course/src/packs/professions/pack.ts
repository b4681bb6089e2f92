import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'professions',
  level: 'A2',
  title: 'Professions',
  canDo: 'You can now say what people do for a living',
  emblem: 'რას საქმიანობთ?',
  emblemGloss: 'what do you do?',
});
