import { expect, it } from 'vitest';
import { analyze } from './analyze.ts';
import { describeReading } from './describe.ts';

it.each([
  ['კაცებში', 'dative plural, with -ში (in, to)'],
  ['დიდ', 'dative, before a noun'],
  ['დაგხატე', 'past (aorist): I; object: you'],
  ['დახატა', 'past (aorist): he, she or it'],
  ['მიყვარს', 'present: I (in the dative)'],
  ['დაწერილს', 'done (past participle), dative'],
  ['აქვე', 'adverb, with -ვე (right, the very same)'],
  ['5-ზე', 'number, with -ზე (on, at; about; than)'],
  ['მე-5', 'ordinal number'],
])('%s is described as %s', (form, description) => {
  expect(analyze(form).map(describeReading)).toContain(description);
});
