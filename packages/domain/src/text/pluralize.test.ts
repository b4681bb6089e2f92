import { expect, it } from 'vitest';
import { singularOf } from './pluralize.ts';

it.each([
  ['dogs', 'dog'],
  ['houses', 'house'],
  ['cherries', 'cherry'],
  ['dishes', 'dish'],
  ['boxes', 'box'],
  ['glasses', 'glass'],
  ['potatoes', 'potato'],
  ['shoes', 'shoe'],
  ['priests', 'priest'],
  ['orchestras', 'orchestra'],
  ['glass', null],
  ['is', null],
  ['ძაღლებს', null],
])('the singular of %o is %o', (word, one) => expect(singularOf(word)).toBe(one));
