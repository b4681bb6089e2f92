import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'countries',
  level: 'A2',
  title: 'Countries',
  canDo: 'You can now say where people live and where things come from',
  emblem: 'საქართველო',
  emblemGloss: 'Georgia',
});
