import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'getting-there',
  level: 'A1',
  title: 'Getting there',
  canDo: 'You can now travel by bus, train, car and bicycle',
  emblem: 'მგზავრობა',
  emblemGloss: 'a ride',
});
