import { describe, expect, it } from 'vitest';
import { passwordShapeProblem, passwordStrength, signUpProblems } from './signUp.ts';

describe('a new password [D29]', () => {
  it.each(['ლომიკო', 'a     ', '👋🏽👋🏽👋🏽', 'x'.repeat(128)])('%o is accepted', (password) =>
    expect(passwordShapeProblem(password)).toBeUndefined(),
  );
  it.each([
    ['ლომი1', /at least 6/],
    ['x'.repeat(129), /at most 128/],
    ['      ', /more than spaces/],
    ['\u200b'.repeat(6), /more than spaces/],
  ])('%o is refused: %s', (password, why) => expect(passwordShapeProblem(password)).toMatch(why));

  it.each([
    ['weak', 'aaaaaaaaaaaaaaa'],
    ['weak', '123456789abcdefgh'],
    ['weak', '                '],
    ['weak', 'sunny7'],
    ['fair', 'sunnydays'],
    ['strong', 'ორი ლამაზი დღე'],
    ['strong', 'correct horse battery'],
  ])('is %s: %o', (strength, password) => expect(passwordStrength(password)).toBe(strength));
});

it('[AUTH-25] to [AUTH-28] each field of the sign-up has its own problem', () => {
  const right = { email: 'nino@ქართული.გე', password: 'ლომიკო', confirmation: 'ლომიკო', termsAccepted: true };
  expect(signUpProblems(right)).toEqual({});
  const wrong = { email: 'nino@gmail', password: '12345', confirmation: '', termsAccepted: false };
  expect(Object.keys(signUpProblems(wrong)).sort()).toEqual(['confirmation', 'email', 'password', 'terms']);
});
