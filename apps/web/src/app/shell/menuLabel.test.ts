import { expect, it } from 'vitest';
import { menuLabel } from './menuLabel.ts';

it.each([
  ['Nino Beridze', 'Nino'],
  ['  Nino  ', 'Nino'],
  ['ნინო ბერიძე', 'ნინო'],
  ['', 'Profile'],
  ['   ', 'Profile'],
])('[NAV-06] the profile menu of %o is labelled %s', (displayName, label) => {
  expect(menuLabel(displayName)).toBe(label);
});
