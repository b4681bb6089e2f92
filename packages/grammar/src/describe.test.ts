import { expect, it } from 'vitest';
import { analyze } from './analyze.ts';
import { describeReading } from './describe.ts';

it.each([
  ['კაცებში', 'plural with -ში (in, to)'],
  ['დიდ', 'before a noun'],
  ['დაგხატე', 'past (aorist): I; object: you'],
  ['დახატა', 'past (aorist): he, she or it'],
  ['მიყვარს', 'present: I (in the dative)'],
  ['დაწერილს', 'done (past participle), dative (to whom, or the object)'],
  ['აქვე', 'adverb, with -ვე (right, the very same)'],
  ['5-ზე', 'number, with -ზე (on, at)'],
  ['მე-5', 'ordinal number'],
])('without its dictionary form, %s is described as %s', (form, description) => {
  expect(analyze(form).map((reading) => describeReading(reading, ''))).toContain(description);
});
