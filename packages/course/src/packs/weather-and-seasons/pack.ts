import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'weather-and-seasons',
  level: 'A1',
  title: 'Weather and seasons',
  canDo: 'You can now talk about the weather in each season',
  emblem: 'წვიმს',
  emblemGloss: 'it is raining',
});
