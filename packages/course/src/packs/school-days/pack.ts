import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'school-days',
  level: 'A1',
  title: 'School days',
  canDo: 'You can now talk about lessons, exams and homework',
  emblem: 'კლასი',
  emblemGloss: 'class',
});
