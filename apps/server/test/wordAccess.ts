/** Rows of the access matrix for own words and notes. */
import { randomUUID } from 'node:crypto';
import { type AccessRow, signedIn } from './accessCells.ts';

const word = (id: string) => ({ id, form: 'სახელი', gloss: 'name', sentence: '', translation: '' });

export const wordAccess: Readonly<Record<string, AccessRow>> = {
  'words.add': ({ userIds, usedIds }) => [
    ...[...usedIds, randomUUID()].map((id) => ({ body: { words: [word(id)] }, cells: signedIn('200') })),
    ...userIds.map((userId) => ({
      body: { userId, words: [{ ...word(randomUUID()), userId, user_id: userId }] },
      cells: signedIn('200'),
    })),
    { body: { words: [{ ...word(randomUUID()), form: 'name' }] }, cells: signedIn('400 BAD_INPUT') },
  ],
  'words.change': ({ userIds }) =>
    userIds.map((id) => ({
      body: { ...word(id), form: 'სხვა', userId: id, user_id: id },
      cells: signedIn('404 NOT_FOUND'),
    })),
  'words.remove': ({ userIds }) =>
    [randomUUID(), ...userIds].map((id) => ({ body: { ids: [id], userId: id }, cells: signedIn('200') })),
  'words.changeGroups': ({ userIds }) => [
    ...userIds.map((id) => ({ body: { ids: [id], add: 'x', userId: id }, cells: signedIn('200') })),
    { body: { ids: [], add: 'x' }, cells: signedIn('400 BAD_INPUT') },
  ],
  'words.imports': ({ userIds }) =>
    userIds.map((id) => ({ query: `?userId=${id}&user_id=${id}`, cells: signedIn('200') })),
  'words.undoImport': ({ userIds, usedIds }) =>
    [...userIds, ...usedIds].map((id) => ({ body: { id, userId: id }, cells: signedIn('404 NOT_FOUND') })),
  'words.taught': ({ userIds }) => [
    ...userIds.map((userId) => ({ body: { userId, forms: ['სიტყვა'] }, cells: signedIn('200') })),
    { body: { forms: [] }, cells: signedIn('400 BAD_INPUT') },
  ],
  // Items that a learner may not open: words/words.test.ts.
  'words.note': ({ userIds }) =>
    userIds.flatMap((userId) => [
      { body: { userId, user_id: userId, itemId: 'alphabet.word.1', text: 'x' }, cells: signedIn('200') },
      { body: { userId, itemId: `own.${userId}`, text: 'x' }, cells: signedIn('404 NOT_FOUND') },
    ]),
};
