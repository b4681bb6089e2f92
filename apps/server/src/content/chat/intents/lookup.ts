/** Words, phrases and numbers in both directions, and to whom one says them. */
import { phrasebook } from '@ena/course/phrasebook';
import { checkAccess, type Viewer } from '@ena/domain/entitlement/entitlement';
import { hasGeorgian } from '@ena/domain/georgian/letters';
import { maxNumeral, numeral, numeralParts } from '@ena/domain/georgian/numeral';
import { parseNumberWords } from '@ena/domain/text/englishNumbers';
import { analyze } from '@ena/grammar/analyze';
import { findNearForms } from '@ena/grammar/verb/analysis';
import { explainForm } from '@ena/grammar/verb/explain';
import { firstSense } from '../../grammar/explain.ts';
import { georgianSpellings } from '../../grammar/georgianSpellings.ts';
import { compose } from './compose.ts';
import { describeForm, describePostposition } from './describe.ts';
import { type CourseText, type Dictionary, type Page, textsOfForm, textsOfSense } from './dictionary.ts';
import { senseKey, singularKey } from './english.ts';
import { inflect } from './forms.ts';
import { answer, entry, georgian, link, list, locked, type Reply } from './reply.ts';

export const canOpen = ({ requiredAccess }: Page, viewer: Viewer): boolean =>
  checkAccess(requiredAccess, viewer) === 'open';

export const maxTexts = 4;
const bare = (form: string) => form.replace(/[.?!]$/u, '');

/** Texts of the course that the viewer may open, with their pages; else the page that has them; null without any. */
export function showTexts(found: readonly CourseText[], viewer: Viewer): Reply | null {
  const open = found.filter(({ page }) => canOpen(page, viewer));
  // The same word as a phrase has the note.
  const noteOf = ({ form, note }: CourseText) =>
    note || (open.find((other) => other.note !== '' && bare(other.form) === bare(form))?.note ?? '');
  const best = open.some(({ as }) => as !== 'glossed') ? open.filter(({ as }) => as !== 'glossed') : open;
  const shown = [...new Map(best.toReversed().map((text) => [bare(text.form), text])).values()]
    .toReversed()
    .slice(0, maxTexts);
  if (shown.length === 0) return found[0] ? locked(found[0].page) : null;
  const lines = shown.map((text) => entry(text.form, text.gloss, noteOf(text)));
  const pages = new Set(shown.map(({ page }) => link(page)));
  return answer(list(lines), `From ${[...pages].join(' and ')}.`);
}

function sayNumber(text: string): Reply | null {
  const value = parseNumberWords(text);
  if (value === null || value > maxNumeral) return null;
  const parts = numeralParts(value);
  return answer(
    entry(numeral(value), value.toLocaleString('en-US')),
    parts === '' ? '' : `Georgian counts by twenties: ${parts}.`,
    'All numbers up to 100 are in [Numbers](/beginner/numbers).',
  );
}

const maxCount = 30;
/** The numbers of 'from 1 to 10'. */
export function countNumbers(text: string): Reply | null {
  const [, from, to = ''] = /(?:(\S+) )?(?:to|-|until) (\S+)$/u.exec(text) ?? [];
  const last = parseNumberWords(to);
  const first = parseNumberWords(from ?? '') ?? 1;
  if (last === null || last <= first || last > maxNumeral || last - first > maxCount) return null;
  const values = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return answer(list(values.map((value) => `${value}: ${georgian(numeral(value))}`)));
}

/** To somebody or somewhere, and no verb. */
const isGoal = ({ nouns }: Dictionary, what: string): boolean =>
  /^to (?:the|an?|my|your|his|her|our|their) /u.test(what) ||
  (what.startsWith('to ') &&
    (nouns.get(senseKey(what)) ?? []).some(
      ({ partOfSpeech }) => partOfSpeech === 'place' || partOfSpeech === 'first-name',
    ));

/** Georgian for English: of the course, composed, a number, or of the lexicon. */
export function say(dictionary: Dictionary, asked: string, viewer: Viewer): Reply | null {
  // "The day after tomorrow" is a word of the course, "the day Monday" is not.
  const isTaught = textsOfSense(dictionary, asked).length > 0;
  const what = (
    isTaught ? asked : asked.replace(/^the (?:word|phrase|number|colou?r|month|day|verb) (?=\S)/u, '')
  ).replace(/^where (?:the )?(.+) (?:is|are)$/u, 'where is $1');
  // Without "to", it would be the word alone.
  const goal = isGoal(dictionary, what) ? compose(dictionary, what) : null;
  if (goal) return goal;
  const isMain = ({ gloss }: CourseText) => senseKey(firstSense(gloss)) === senseKey(what);
  const texts = textsOfSense(dictionary, what);
  const taught = showTexts(
    texts.toSorted((one, other) => Number(isMain(other)) - Number(isMain(one))),
    viewer,
  );
  if (taught?.kind === 'answer') {
    const isPlural = !dictionary.bySense.has(senseKey(what)) && singularKey(what) !== null;
    const plural = isPlural ? inflect(dictionary, what, 'plural') : null;
    return plural ? answer(plural.markdown, taught.markdown) : taught;
  }
  const key = senseKey(what);
  const mayBeComposed = !dictionary.fixed.has(key) && (what.includes(' ') || /(?:er|est)$/u.test(what));
  const known = sayNumber(what) ?? (mayBeComposed ? compose(dictionary, what) : null) ?? taught;
  if (known) return known;
  const lines = [
    ...(dictionary.nouns.get(key) ?? []).map(({ lemma, gloss }) => entry(lemma, gloss)),
    ...(dictionary.fixed.get(key) ?? []).map(({ form, gloss }) => entry(form, gloss)),
    ...(dictionary.verbs.get(key) ?? []).map(({ verbalNoun, gloss }) => entry(verbalNoun, gloss)),
  ];
  if (lines.length > 0) return answer(list([...new Set(lines)].slice(0, maxTexts)));
  const accepted = dictionary.byAcceptedGloss.get(key) ?? [];
  return showTexts(
    accepted.map(({ text }) => text),
    viewer,
  );
}

/** What a form of a wrong spelling is near to, and how it differs. */
function meanNear(form: string): Reply | null {
  const nearest = findNearForms(form).toSorted((one, other) => one.length - other.length);
  const lines = nearest.flatMap((near) => {
    const reading = analyze(near).find(({ kind }) => kind === 'verb');
    const [difference] =
      reading?.kind === 'verb' ? explainForm(form, reading.verb, reading.features).differences : [];
    const [line] = describeForm(near);
    return line === undefined ? [] : `${line}${difference ? ` (${difference})` : ''}`;
  });
  return lines.length > 0
    ? answer(`I do not know **${form}**. Near it are:`, list(lines.slice(0, maxTexts)))
    : null;
}

/** Longer sentences are not read word by word: Latin words may each be spelled in many ways. */
const maxWords = 12;
let numbersByForm: ReadonlyMap<string, number> | undefined;

/** The meaning of Georgian in either script: of the course, a number, by the lexicons, or word by word. */
export function mean(dictionary: Dictionary, what: string, viewer: Viewer): Reply | null {
  numbersByForm ??= new Map(Array.from({ length: maxNumeral + 1 }, (_, value) => [numeral(value), value]));
  const value = numbersByForm.get(what);
  if (value !== undefined) return answer(entry(what, value.toLocaleString('en-US')));
  const taught = showTexts(textsOfForm(dictionary, what), viewer);
  const words = what.split(/[\s,]+/u).filter((word) => word !== '');
  if (words.length > maxWords) return taught;
  if (words.length > 1) return taught ?? meanEach(dictionary, words, viewer);
  const own = taught?.kind === 'answer' ? taught.markdown : '';
  const described = georgianSpellings(what)
    .flatMap((form) => describePostposition(form) ?? describeForm(form))
    // The course tells what a dictionary form means.
    .filter((line) => own === '' || !own.includes(line.split(': ')[0] ?? '') || line.split('**').length > 3);
  if (own !== '' || described.length > 0) return answer(own, list(described.slice(0, maxTexts)));
  return taught ?? (hasGeorgian(what) ? georgianSpellings(what).map(meanNear)[0] : null) ?? null;
}

/** A sentence word by word; of Latin letters only if each word is known. */
function meanEach(dictionary: Dictionary, words: readonly string[], viewer: Viewer): Reply | null {
  const lines = words.map((word) => {
    const [taught] = textsOfForm(dictionary, word).filter(({ page }) => canOpen(page, viewer));
    const [described] = georgianSpellings(word).flatMap(describeForm);
    return taught && taught.form === bare(taught.form) ? entry(taught.form, taught.gloss) : described;
  });
  const isKnown = words.some(hasGeorgian) ? lines.some(Boolean) : lines.every(Boolean);
  return isKnown
    ? answer(
        'I do not know this as a whole. Word for word:',
        list(words.map((word, at) => lines[at] ?? `**${word}**: I do not know this word.`)),
      )
    : null;
}

/** To whom one says something: by the notes of the phrasebook, or by the person of a verb. */
export function formality(dictionary: Dictionary, what: string): Reply | null {
  const glossOf = ({ gloss }: CourseText) => gloss.replace(/ ?\([^()]*\)/gu, '');
  const found = [...textsOfForm(dictionary, what), ...textsOfSense(dictionary, what)].filter(
    ({ as }) => as === 'phrase',
  );
  // To a friend and polite: the same in English.
  const both = [...dictionary.texts.values()].filter(
    (text) => text.as === 'phrase' && found.some((one) => glossOf(one) === glossOf(text)),
  );
  if (both.length > 0)
    return answer(
      list(both.slice(0, maxTexts).map(({ form, gloss, note }) => entry(form, gloss, note))),
      'From [Phrasebook](/phrases).',
    );
  const persons = georgianSpellings(what)
    .flatMap(describeForm)
    .filter((line) => line.includes('you'));
  const advice = phrasebook.advice.find(({ id }) => id === 'advice-you')?.text ?? '';
  return persons.length > 0 ? answer(list(persons), advice) : null;
}
