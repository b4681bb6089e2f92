import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'everyday-verbs-4',
  level: 'A2',
  title: 'Build, break, fill, change',
  canDo: 'You can now say what people build, change, fill, cut and throw',
  emblem: 'შეიცვალა',
  emblemGloss: 'it has changed',
});
