/** Rows of the access matrix for two-step verification. What right codes do: identity/secondFactor/secondFactor.test.ts. */
import { type AccessRow, all, signedIn } from './accessCells.ts';

const typed = { password: 'not the password', code: '123456' };

export const secondFactorAccess: Readonly<Record<string, AccessRow>> = {
  'auth.enterCode': ({ userIds }) => [
    { body: { code: '123456' }, cells: all('401 SIGN_IN_EXPIRED') },
    ...userIds.map((userId) => ({ body: { code: '123456', userId }, cells: all('401 SIGN_IN_EXPIRED') })),
    { body: {}, cells: all('400 BAD_INPUT') },
  ],
  'secondFactor.get': ({ userIds }) => [
    { cells: signedIn('200') },
    ...userIds.map((id) => ({ query: `?userId=${id}&user_id=${id}`, cells: signedIn('200') })),
  ],
  'secondFactor.begin': ({ userIds }) =>
    userIds.map((userId) => ({ body: { ...typed, userId }, cells: signedIn('403 WRONG_PASSWORD') })),
  'secondFactor.enable': ({ userIds }) =>
    userIds.map((userId) => ({ body: { ...typed, userId }, cells: signedIn('403 WRONG_CODE') })),
  'secondFactor.renew': ({ userIds }) =>
    userIds.map((userId) => ({ body: { ...typed, userId }, cells: signedIn('403 WRONG_PASSWORD') })),
  'secondFactor.disable': ({ userIds }) =>
    userIds.map((userId) => ({ body: { ...typed, userId }, cells: signedIn('403 WRONG_PASSWORD') })),
};
