import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'accidents-and-safety',
  level: 'B1',
  title: 'Accidents and safety',
  canDo: 'You can now warn of a danger and say what happened in an accident',
  emblem: 'ფრთხილად!',
  emblemGloss: 'careful!',
});
