import { definePack } from '../definePack.ts';

export const pack = definePack({
  id: 'at-the-pharmacy-and-doctor',
  level: 'A2',
  title: 'At the doctor and the pharmacy',
  canDo: 'You can now ask for pills and ointment, and understand a doctor',
  emblem: 'რეცეპტი',
  emblemGloss: 'prescription',
});
