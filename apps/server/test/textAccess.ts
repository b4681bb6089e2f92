/** Rows of the access matrix for readings and dialogues: the first of each kind are free, the others Premium. */
import { texts } from '@ena/course/texts/texts';
import { textUnitId } from '@ena/domain/lesson/readingText';
import { type AccessRow, type Cells, signedIn } from './accessCells.ts';

/** Each text, by the id of its unit. */
export const textRequests = (idOf = textUnitId): { readonly id: string; readonly cells: Cells }[] =>
  texts.map(({ id, tier }) => ({
    id: idOf(id),
    cells: { ...signedIn('200'), ...(tier === 'premium' && { learner: '403 NOT_ENTITLED' }) },
  }));
/** What keeping each text offline downloads. */
export const textFiles = textRequests().map(({ id, cells }) => ({ params: { lessonId: id }, cells }));

export const textAccess: Readonly<Record<string, AccessRow>> = {
  'course.text': () => [
    ...textRequests((id) => id).map(({ id, cells }) => ({ params: { textId: id }, cells })),
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
