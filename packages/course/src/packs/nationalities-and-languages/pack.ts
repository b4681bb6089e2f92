import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'nationalities-and-languages',
  level: 'A2',
  title: 'Nationalities and languages',
  canDo: 'You can now say who comes from where and which languages you know',
  emblem: 'რომელი ენა?',
  emblemGloss: 'which language?',
});
