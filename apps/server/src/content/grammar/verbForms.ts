/** Which form of which verb a text is, in Georgian or Latin letters; for an unknown form the nearest ones. */
import type { VerbFormSearch } from '@ena/contract/grammar';
import { foldAnswer } from '@ena/domain/georgian/answer';
import { hasGeorgian } from '@ena/domain/georgian/letters';
import { georgianPatternOf } from '@ena/domain/georgian/romanizationOf';
import { analyzeVerb, findNearForms } from '@ena/grammar/verb/analysis';
import { explainForm } from '@ena/grammar/verb/explain';
import { describeVerbForm, summarizeVerb } from '@ena/grammar/verb/summary';

/** A longer word in Latin letters has more readings, of which the first are tried. */
const maxSpellings = 1000;
const maxNearForms = 5;
/** Of these the nearest forms are looked for. */
const maxNearSpellings = 3;

/** Georgian words that are romanized so: an ambiguous letter, as k, multiplies them. */
function georgianSpellings(latin: string): readonly string[] {
  const pattern = georgianPatternOf(latin);
  if (pattern === null) return [];
  const combine = (words: readonly string[], endings: readonly string[]) =>
    words.flatMap((word) => endings.map((ending) => word + ending)).slice(0, maxSpellings);
  /** Of a sequence of classes of letters, as `[თტ][ა]`. */
  const ofClasses = (classes: string) =>
    [...classes.matchAll(/\[([^\]]*)\]/gu)].reduce<readonly string[]>(
      (words, [, letters = '']) => combine(words, [...letters]),
      [''],
    );
  return [...pattern.matchAll(/\(\?:([^)]*)\)|\[[^\]]*\]/gu)].reduce<readonly string[]>(
    (words, [part, alternatives]) =>
      combine(
        words,
        alternatives === undefined ? ofClasses(part) : alternatives.split('|').flatMap(ofClasses),
      ),
    [''],
  );
}

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
  const spellings = hasGeorgian(form) ? [form] : georgianSpellings(form);
  const readings = spellings.flatMap(readingsOf);
  const near = readings.length > 0 ? [] : spellings.slice(0, maxNearSpellings).flatMap(nearFormsOf);
  return { readings, near: near.slice(0, maxNearForms) };
}
