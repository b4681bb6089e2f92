/** English verbs with which sentences are composed: those that Georgian says with the same verb whatever their object is. */
import type { Screeve, VerbCategory } from '@ena/grammar/verb/features';

/**
 * What the object may be (`language`: known, spoken; `weather`: none, nor a subject; `action`: a verb), when it may be missing, and the screeve of the past; then the English verbs,
 * with the past where it does not end in -ed, and the verbs of the lexicon in present, past and future where they have other ids.
 */
const groups = `
any never imperfect: love, hate, want, need, remember
any never aorist: like, forget/forgot, buy/bought, sell/sold, find/found, see/saw/notice see see, wait for//wait
any present aorist: eat/ate, draw/drew
thing never imperfect: have/had
language never imperfect: know/knew
thing never aorist: build/built, bring/brought, translate, watch, cook//prepare, listen to//listen
thing present aorist: drink/drank, read/read, write/wrote, learn, study//learn
thing always aorist: play, sing/sang
animate never imperfect: have/had/have-person, miss
animate never aorist: invite, help
language never aorist: speak/spoke
none always imperfect: live
none always aorist: work, sleep/slept, go/went, come/came, come back/came/come-back, stay, dance, swim/swam, laugh, cry
weather always aorist: rain
weather always imperfect: snow
action never imperfect: can
none always aorist: rest, think/thought, travel, talk, speak/spoke, wake up/woke/wake-up, get up/got/stand-up
`;

interface VerbUse {
  readonly english: string;
  readonly pastId: string;
  readonly object: string;
  readonly mayLackObject: string;
  readonly past: 'aorist' | 'imperfect';
}
export interface ParsedVerb {
  readonly use: VerbUse;
  readonly id: string;
  readonly screeve: VerbCategory;
  readonly isNegative: boolean;
  /** Present and past are alike: "I read". */
  readonly isAmbiguous: boolean;
  readonly rest: string;
}

const endsInY = /[^aeiou]y$/u;
/** The English wordings of a verb, with the screeve of each. */
function wordingsOf(
  verb: string,
  past: string,
  pastScreeve: Screeve,
): (readonly [string, Screeve, boolean])[] {
  const [first = '', ...tail] = verb.split(' ');
  const third =
    first === 'have'
      ? 'has'
      : endsInY.test(first)
        ? `${first.slice(0, -1)}ies`
        : /(?:ch|ss|o)$/u.test(first)
          ? `${first}es`
          : `${first}s`;
  const regular = first.endsWith('e')
    ? `${first}d`
    : endsInY.test(first)
      ? `${first.slice(0, -1)}ied`
      : `${first}ed`;
  const doubled = /^(?:get|swim|forget)$/u.test(first) ? first + (first.at(-1) ?? '') : first;
  const ing = /[^e]e$/u.test(first) ? `${first.slice(0, -1)}ing` : `${doubled}ing`;
  if (verb === 'can')
    return [
      ['can', 'present', false],
      ['(?:cannot|can not)', 'present', true],
    ];
  const [does, is] = ['(?:do|does)', '(?:am|is|are)'];
  const all: [string, Screeve, boolean][] = [
    [`(?:${does} )?${first}`, 'present', false],
    [third, 'present', false],
    [`${is} ${ing}`, 'present', false],
    [`${does} not ${first}`, 'present', true],
    [`${is} not ${ing}`, 'present', true],
    [`(?:did ${first}|${past || regular})`, pastScreeve, false],
    [`did not ${first}`, pastScreeve, true],
    [`(?:was|were) ${ing}`, 'imperfect', false],
    [`(?:will|${is} going to) ${first}`, 'future', false],
    [`(?:will not|${is} not going to) ${first}`, 'future', true],
  ];
  return all.map(([wording, screeve, isNegative]) => [[wording, ...tail].join(' '), screeve, isNegative]);
}

const wordings = groups
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [features = '', verbs = ''] = line.split(': ');
    const [object = '', mayLackObject = '', past = ''] = features.split(' ');
    return verbs.split(', ').map((verb) => ({ object, mayLackObject, past, verb }));
  })
  .flatMap(({ object, mayLackObject, past, verb }) => {
    const [english = '', pastForm = '', ids = english] = verb.split('/');
    const [presentId = '', pastId = presentId, futureId = presentId] = ids.split(' ');
    const screeve = past === 'imperfect' ? 'imperfect' : 'aorist';
    const use: VerbUse = { english, pastId, object, mayLackObject, past: screeve };
    return wordingsOf(english, pastForm, screeve).map(([wording, of, isNegative]) => ({
      use,
      pattern: new RegExp(`^(${wording})(?: (.+))?$`, 'u'),
      id: of === 'future' ? futureId : of === 'aorist' ? pastId : presentId,
      screeve: of,
      isNegative,
    }));
  });

/** The readings of the English verb at the beginning of a text: all of the longest match. */
export function parseVerb(text: string): readonly ParsedVerb[] {
  const found = wordings.flatMap(({ pattern, ...one }) => {
    const [, matched, rest = ''] = pattern.exec(text) ?? [];
    return matched === undefined ? [] : [{ ...one, matched, rest }];
  });
  const longest = Math.max(...found.map(({ matched }) => matched.length));
  const best = found.filter(({ matched }) => matched.length === longest);
  return best.map((one) => ({
    ...one,
    isAmbiguous:
      best.some(({ screeve }) => screeve === 'present') && best.some(({ screeve }) => screeve === 'aorist'),
  }));
}
