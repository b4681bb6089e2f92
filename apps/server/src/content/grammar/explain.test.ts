import { expect, it } from 'vitest';
import { readingsOf } from './paradigms.ts';

it.each([
  ['წყლის', 'of water', 'genitive of წყალი'],
  ['კაცის', 'of (the) man', 'genitive of კაცი'],
  ['კაცმა', 'man', 'ergative of კაცი (who did it)'],
  ['ქალებს', 'women', 'dative plural of ქალი (to whom, or the object)'],
  ['ბავშვები', 'children', 'plural of ბავშვი'],
  ['კალმით', 'with (the) pen, by (the) pen', 'instrumental of კალამი'],
  ['სახლში', 'in (the) house, to (the) house', 'სახლი with -ში (in, to)'],
  ['ანასთვის', 'for Ana', 'ანა with -თვის (for)'],
  ['ექიმია', 'is (a) doctor', 'ექიმი, with -ა (is)'],
  ['დედებია', 'are mothers', 'plural of დედა, with -ა (is)'],
  ['შუადღისას', 'at the time of noon', 'genitive of შუადღე, with -ას (at the time of)'],
  ['დიდი', 'big', 'dictionary form'],
  ['დიდ', 'big', 'დიდი before a noun'],
  ['დამიწერია', 'to write', 'perfect (“has apparently done”) of წერა: I (in the dative)'],
  ['მიყვარხარ', 'to love', 'present of სიყვარული: I (in the dative); object: you'],
  ['მაგრამ', 'but', 'conjunction'],
  ['აქაც', 'here', 'adverb, with -ც (too, also)'],
])('%s means %o: %o', (form, meaning, explanation) => {
  expect(readingsOf(form)).toContainEqual(expect.objectContaining({ meaning, explanation }));
});

it('variants and rare forms come last', () => {
  const isSeldom = readingsOf('სახლისა').map((one) => 'isVariant' in one && one.isVariant);
  expect(isSeldom).toEqual(isSeldom.toSorted((one, other) => Number(one) - Number(other)));
});
