import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'society',
  level: 'B1',
  title: 'Society and law',
  canDo: 'You can now talk about the state, the law and elections',
  emblem: 'კანონი',
  emblemGloss: 'law',
});
