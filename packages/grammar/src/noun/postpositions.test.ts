import { expect, it } from 'vitest';
import { declineNoun } from './declension.ts';
import { parseNounRows } from './entries.ts';
import { separatePostpositions } from './postpositions.ts';

it.each([
  ['შესახებ', 'სახლის შესახებ'],
  ['უკან', 'სახლის უკან'],
  ['შორის', 'სახლს შორის'],
])('names the case before %s', (postposition, phrase) => {
  const found = separatePostpositions.find(({ form }) => form === postposition);
  const noun = parseNounRows('# here\nსახლი\tnoun\thouse')
    .flatMap((entry) => declineNoun(entry))
    .find((form) => form.case === found?.case && form.postposition === undefined);
  expect(`${noun?.form} ${found?.form}`).toBe(phrase);
});
