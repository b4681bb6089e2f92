import { expect, it } from 'vitest';
import { cleanLine } from './cleanLine.ts';

it.each([
  [' Nino  Beridze ', 'Nino Beridze'],
  ['ნინო', 'ნინო'],
  ['שרה', 'שרה'],
  ['<b>Ana</b>', '<b>Ana</b>'],
  ['👩🏽‍🚀', '👩🏽‍🚀'],
  ['Ana\r\n\r\nYour account is locked', 'Ana Your account is locked'],
  ['Ana\u2028\u0000\u007FB', 'Ana B'],
  ['\u202Elive\u202C', 'live'],
  ['Ana \uD83D B', 'Ana B'],
  ['\u2066\u200F', ''],
  ['\u200B', ''],
  ['\u3164', ''],
  ['   ', ''],
])('%j is cleaned to %j: one visible line without control characters', (typed, line) => {
  expect(cleanLine(typed)).toBe(line);
});
