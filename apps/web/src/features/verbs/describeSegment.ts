/** What one part of a verb form says, in plain words. */
import type { Morpheme } from '@ena/grammar/morpheme';
import type { VerbCategory } from '@ena/grammar/verb/features';
import type { Form } from './selection.ts';

/** Only in motion verbs, where it says the direction alone. */
const goingOn = new Set<VerbCategory>(['present', 'imperfect', 'present-subjunctive', 'prohibitive']);

const preverbs: Readonly<Record<string, string>> = {
  მი: 'away, over there',
  მო: 'this way, toward us',
  წა: 'off, away',
  შე: 'in',
  შემო: 'in, toward us',
  გა: 'out',
  გამო: 'out, toward us',
  ა: 'up',
  ამო: 'up, toward us',
  აღმო: 'up, out',
  ჩა: 'down, into',
  ჩამო: 'down, toward us',
  გადა: 'across, over',
  გადმო: 'across, toward us',
  და: 'to the end (or down)',
  წამო: 'along with us',
};

/** Roots of bringing and taking: other verbs whose present has a dative subject keep their preverb in all forms (მომწონს). */
const carryingRoots = new Set(['ქვ', 'ქონ', 'ყავ', 'ყოლ']);

function describePreverb(text: string, { screeve, cases, segments }: Form): string {
  const direction = preverbs[text] ?? 'direction';
  if (!goingOn.has(screeve)) return `${direction}: the action as a whole`;
  const isFixed =
    cases.subject === 'dative' &&
    !segments.some((segment) => segment.role === 'root' && carryingRoots.has(segment.text));
  return isFixed ? 'a fixed part of this verb' : direction;
}

function describePerson(text: string, { subject, object, cases }: Form): string {
  const isDative = cases.subject === 'dative';
  // Beside a dative subject, the marker of the subject is that of an object elsewhere (inversion).
  const person = isDative ? subject : object;
  const plural = person?.endsWith('pl') ? ' (with the ending: several)' : '';
  if (text === 'ვ' || text === 'ხ') {
    const marked = isDative ? object : subject;
    const me = isDative ? 'me or us' : 'I or we';
    return marked?.startsWith('2') ? 'you' : me;
  }
  if (text === 'მ') return isDative ? 'I: literally “to me”' : 'me';
  if (text === 'გვ') return isDative ? 'we: literally “to us”' : 'us';
  if (text === 'გ') return `you${isDative ? ': literally “to you”' : ''}${plural}`;
  return isDative ? 'he, she, they: literally “to him, her, them”' : 'for or to him, her, them';
}

function describeVersion(text: string, { cases }: Form): string {
  const isDative = cases.subject === 'dative';
  if (text === 'ი')
    return isDative ? 'the vowel beside “I, you, we”' : 'for oneself, or simply the vowel of this tense';
  if (text === 'უ') return isDative ? 'the vowel beside “he, she, they”' : 'for or to him, her, them';
  if (text === 'ე') return 'the vowel of this verb or tense';
  return 'on, at, or simply the vowel of this verb';
}

/** Such as "I or we". */
export function describeSegment({ text, role }: Morpheme, form: Form): string {
  switch (role) {
    case 'preverb':
      return describePreverb(text, form);
    case 'person':
      return describePerson(text, form);
    case 'version':
      return describeVersion(text, form);
    case 'root':
      return 'the meaning of the verb';
    case 'passive':
      return 'it happens, or becomes so';
    case 'thematic':
      return 'builds the stem, mostly of present and future';
    case 'screeve':
      return 'tells the time or the mood';
    case 'number':
      if (text.endsWith('თ')) return 'several people';
      return form.cases.subject === 'dative'
        ? 'the ending for what it is about'
        : 'the ending for who does it';
    case 'auxiliary':
      return 'a form of “to be”, here an ending';
    case 'particle':
      return text.startsWith('ვერ') ? 'cannot, could not' : text.startsWith('ნუ') ? 'do not' : 'not';
    case 'plural':
    case 'case':
    case 'vowel':
    case 'postposition':
      // Of nouns.
      return '';
  }
}
