import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'connectors-2',
  level: 'B1',
  title: 'Moreover, despite, as if',
  canDo: 'You can now connect your thoughts: moreover, despite, in fact',
  emblem: 'სინამდვილეში',
  emblemGloss: 'in fact',
});
