/** Which form of which verb a text is, in Georgian or Latin letters; for an unknown form the nearest ones. */
import type { VerbFormSearch } from '@ena/contract/grammar';
import { foldAnswer } from '@ena/domain/georgian/answer';
import { analyzeVerb, findNearForms } from '@ena/grammar/verb/analysis';
import { explainForm } from '@ena/grammar/verb/explain';
import { describeVerbForm, summarizeVerb } from '@ena/grammar/verb/summary';
import { georgianSpellings } from './georgianSpellings.ts';

const maxNearForms = 5;
/** Of these the nearest forms are looked for. */
const maxNearSpellings = 3;

/** "არ დავწერე" is a form of its verb, too. */
const withoutNegation = (text: string) => text.replace(/^(?:არ|ვერ|აღარ|ვეღარ|ნუ) /u, '');

const readingsOf = (form: string) =>
  analyzeVerb(form).flatMap((reading) =>
    'form' in reading
      ? [
          {
            ...summarizeVerb(reading.verb),
            objectKind: reading.verb.object,
            screeve: reading.form.screeve,
            ...describeVerbForm(reading.form),
          },
        ]
      : [],
  );

function nearFormsOf(form: string): VerbFormSearch['near'] {
  return findNearForms(form)
    .slice(0, maxNearForms)
    .flatMap((near) => {
      const reading = analyzeVerb(near).find((each) => 'form' in each);
      const [described] = readingsOf(near);
      if (!described || !reading || !('form' in reading)) return [];
      return [{ ...described, differences: [...explainForm(form, reading.verb, reading.form).differences] }];
    });
}

export function findVerbForms(text: string): VerbFormSearch {
  const form = withoutNegation(foldAnswer(text));
  const spellings = georgianSpellings(form);
  const readings = spellings.flatMap(readingsOf);
  const near = readings.length > 0 ? [] : spellings.slice(0, maxNearSpellings).flatMap(nearFormsOf);
  return { readings, near: near.slice(0, maxNearForms) };
}
