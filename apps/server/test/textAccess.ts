/** Rows of the access matrix for readings and dialogues: the first of each kind are free, the others Premium. */
import { texts } from '@ena/course/texts/texts';
import { type AccessRow, signedIn } from './accessCells.ts';

export const textAccess: Readonly<Record<string, AccessRow>> = {
  'course.text': () => [
    ...texts.map(({ id, tier }) => ({
      params: { textId: id },
      cells: { ...signedIn('200'), ...(tier === 'premium' && { learner: '403 NOT_ENTITLED' }) },
    })),
    ...['nonsense', '__proto__', 'phrasebook', '../vocabulary'].map((textId) => ({
      params: { textId },
      cells: signedIn('404 UNKNOWN_UNIT'),
    })),
  ],
  'texts.list': ({ userIds }) => [
    { cells: signedIn('200') },
    ...userIds.map((id) => ({ query: `?userId=${id}&user_id=${id}`, cells: signedIn('200') })),
  ],
};
