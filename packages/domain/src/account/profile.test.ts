import { expect, it } from 'vitest';
import { truncateEmail } from './profile.ts';

const of = (length: number) => `${'a'.repeat(length - '@ena.example'.length)}@ena.example`;

it.each([
  ['', ''],
  ['ana@ena.example', 'ana@ena.example'],
  [of(24), of(24)],
  [of(25), of(25)],
  [of(26), `${of(26).slice(0, 22)}…`],
  [of(254), `${'a'.repeat(22)}…`],
  [`${'😀'.repeat(13)}@ena.example`, `${'😀'.repeat(13)}@ena.example`],
  [`${'😀'.repeat(14)}@ena.example`, `${'😀'.repeat(14)}@ena.exa…`],
])('[SET-07] the e-mail %s is shown as %s', (email, shown) => {
  expect(truncateEmail(email)).toBe(shown);
});
