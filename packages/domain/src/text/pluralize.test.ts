import { expect, it } from 'vitest';
import { pluralOf, singularOf } from './pluralize.ts';

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

it.each([
  ['book', 'books'],
  ['child', 'children'],
  ['person', 'people'],
  ['policewoman', 'policewomen'],
  ['human', 'humans'],
  ['German', 'Germans'],
  ['human being', 'human beings'],
  ['cherry', 'cherries'],
  ['day', 'days'],
  ['dress', 'dresses'],
  ['bus', 'buses'],
  ['box', 'boxes'],
  ['church', 'churches'],
  ['knife', 'knives'],
  ['tomato', 'tomatoes'],
  ['beans', 'beans'],
])('the plural of %o is %o', (noun, plural) => expect(pluralOf(noun)).toBe(plural));
