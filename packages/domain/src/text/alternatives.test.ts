import { expect, it } from 'vitest';
import { alternativesOf } from './alternatives.ts';

it.each([
  ['bread', ['bread']],
  ['ბებია/ბაბუა', ['ბებია', 'ბაბუა']],
  ['კი / დიახ', ['კი', 'დიახ']],
  ['კი /დიახ', ['კი', 'დიახ']],
  ['a; b, c', ['a', 'b', 'c']],
  ['he/she goes', ['he goes', 'she goes']],
  ['დიახ / რა თქმა უნდა', ['დიახ', 'რა თქმა უნდა']],
  ['(მე) ვარ', ['მე ვარ', 'ვარ']],
  ['მიდი(თ)', ['მიდით', 'მიდი']],
  ['(he/she) goes', ['he goes', 'she goes', 'goes']],
  ['bread (round, flat); loaf', ['bread round, flat', 'bread', 'loaf']],
  ['a [b] (c)', ['a b c', 'a b', 'a c', 'a']],
  ['1/2 liter', ['1/2 liter']],
  ['a (b', ['a (b']],
  ['; /', ['; /']],
])('%j has the answers %j', (text, answers) => expect(alternativesOf(text)).toEqual(answers));

it('a comma in a sentence separates no answers', () =>
  expect(alternativesOf('რა გქვია, ნინო?', false)).toEqual(['რა გქვია, ნინო?']));
