/**
 * Composes sentences of a few templates whose forms and cases `@ena/grammar` guarantees: subject, verb, object, place and
 * time; "to be" with what, how or where. Anything else is not composed.
 */
import { phrasebook } from '@ena/course/phrasebook';
import { nounPlaceholder } from '@ena/domain/lesson/phrasebook';
import { formOf } from '@ena/grammar/morpheme';
import type { GrammaticalCase } from '@ena/grammar/noun/model';
import type { Person, VerbCategory } from '@ena/grammar/verb/features';
import { findVerb } from '@ena/grammar/verb/lexicon';
import { conjugate } from '@ena/grammar/verb/paradigm';
import { shortScreeveName } from '@ena/grammar/labels';
import type { Dictionary } from './dictionary.ts';
import {
  createNounPhrase,
  type Adverbial,
  findAdjective,
  findDegree,
  type NounPhrase,
  parseNounPhrase,
  parsePlace,
} from './nounPhrase.ts';
import { answer, georgian, list, named, type Reply } from './reply.ts';
import { parseMoment, parseTime, timePattern } from './times.ts';
import { parseVerb, type ParsedVerb } from './verbUses.ts';

const parseAdverbial = (dictionary: Dictionary, english: string): Adverbial | null =>
  parseTime(dictionary, english) ?? parsePlace(dictionary, english);

interface Subject {
  readonly person: Person;
  readonly isThing: boolean;
  readonly inCase: (of: GrammaticalCase) => string | null;
}
/** Georgian words in their order, each with a note; without the subject. */
interface Predicate {
  readonly words: readonly string[];
  readonly notes: readonly string[];
  readonly subjectCase: GrammaticalCase;
  /** Of the weather: წვიმს, "it is raining". */
  readonly hasNoSubject?: boolean;
}

const pronounForms: Readonly<
  Record<Person, readonly [nominative: string, ergative: string, dative: string]>
> = {
  '1sg': ['მე', 'მე', 'მე'],
  '2sg': ['შენ', 'შენ', 'შენ'],
  '3sg': ['ის', 'მან', 'მას'],
  '1pl': ['ჩვენ', 'ჩვენ', 'ჩვენ'],
  '2pl': ['თქვენ', 'თქვენ', 'თქვენ'],
  '3pl': ['ისინი', 'მათ', 'მათ'],
};
const pronounIn = (person: Person, of: GrammaticalCase): string | null =>
  pronounForms[person][['nominative', 'ergative', 'dative'].indexOf(of)] ?? null;
const subjectPersons: Readonly<Record<string, readonly Person[]>> = {
  i: ['1sg'],
  you: ['2sg', '2pl'],
  he: ['3sg'],
  she: ['3sg'],
  it: ['3sg'],
  we: ['1pl'],
  they: ['3pl'],
};
const objectPersons: Readonly<Record<string, Person>> = {
  me: '1sg',
  you: '2sg',
  him: '3sg',
  her: '3sg',
  it: '3sg',
  us: '1pl',
  them: '3pl',
};

function findSubjects(dictionary: Dictionary, text: string): readonly Subject[] {
  const persons = subjectPersons[text];
  if (persons)
    return persons.map((person) => ({ person, isThing: false, inCase: (of) => pronounIn(person, of) }));
  if (text === 'this')
    return [{ person: '3sg', isThing: true, inCase: (of) => (of === 'nominative' ? 'ეს' : null) }];
  const noun = parseNounPhrase(dictionary, text);
  // Things in the plural take a verb in the singular; of other nouns it is not certain.
  if (!noun || (noun.isPlural && noun.isAnimate === null)) return [];
  const person = noun.isPlural && noun.isAnimate ? '3pl' : '3sg';
  return [{ person, isThing: noun.isAnimate !== true, inCase: noun.inCase }];
}

function verbForm(id: string, screeve: VerbCategory, subject: Person, object: Person) {
  const verb = findVerb(id);
  const form = verb
    ? conjugate(verb).find(
        (one) =>
          one.screeve === screeve &&
          one.subject === subject &&
          one.object === (verb.object === 'none' ? null : object) &&
          !one.isVariant,
      )
    : undefined;
  if (!verb || !form) return null;
  const text = formOf(form.morphemes);
  const note = `**${text}**: ${shortScreeveName(screeve)} of ${named(verb.verbalNoun, verb.gloss)}`;
  return { text, note, cases: form.cases };
}

/** What Georgian says with another verb. */
const otherVerbs: Readonly<Record<string, RegExp>> = {
  have: /^(?:breakfast|lunch|dinner|supper|shower|bath|party|cold|cough|headache|rest|fun)\b/u,
  play: /^(?:guitar|piano|violin|drum|flute|instrument|role)\b/u,
};

/** Whether the verb takes this object; without one, whether it can lack it. */
function takesObject({ use, screeve, rest }: ParsedVerb, noun: NounPhrase | null, person?: Person): boolean {
  if (person) return use.object === 'any' || use.object === 'animate';
  if (!noun)
    return (
      rest === '' &&
      (use.mayLackObject === 'always' || (use.mayLackObject === 'present' && screeve === 'present'))
    );
  if (otherVerbs[use.english]?.test(noun.entry.gloss)) return false;
  const isLanguage = noun.entry.gloss.includes('(language');
  if (use.object === 'language') return isLanguage;
  if (use.object === 'animate') return noun.isAnimate === true;
  return use.object === 'any' || (use.object === 'thing' && (noun.isAnimate === false || isLanguage));
}

/** "Want to do" and "can do": with a verbal noun or with a form of the same person. */
function buildWithAction(dictionary: Dictionary, parsed: ParsedVerb, subject: Person): Predicate | null {
  const inner = parseVerb(parsed.rest.replace(/^to /u, '')).find(({ screeve }) => screeve === 'present');
  const want = verbForm(parsed.id, parsed.screeve, subject, '3sg');
  if (!inner || !want) return null;
  const bare =
    inner.rest === '' && parsed.use.english === 'want' ? findVerb(inner.use.pastId)?.verbalNoun : undefined;
  if (bare)
    return {
      words: [bare, parsed.isNegative ? 'არ' : '', want.text],
      notes: [`**${bare}**: verbal noun (to ${inner.use.english})`, want.note],
      subjectCase: want.cases.subject,
    };
  if (inner.use.past !== 'aorist') return null;
  // After a past, the pluperfect: მინდოდა მეყიდა.
  const screeve = /^(?:present|future)$/u.test(parsed.screeve) ? 'optative' : 'pluperfect';
  const clause = buildPredicate(dictionary, { ...inner, id: inner.use.pastId, screeve }, subject);
  return (
    clause && {
      words: [parsed.isNegative ? 'არ' : '', want.text, ...clause.words],
      notes: [want.note, ...clause.notes],
      subjectCase: want.cases.subject,
    }
  );
}

/** "Have to", "must" and "should": უნდა before the optative. "Do not have to" is said otherwise. */
function buildObligation(dictionary: Dictionary, text: string, subject: Person): Predicate | null {
  const [, not, action = ''] =
    /^(?:(?:(?:do |does )?(?:have|has|need|needs) to)|(?:must|should)( not)?) (.+)$/u.exec(text) ?? [];
  const clauses = parseVerb(action).flatMap((parsed) => {
    if (parsed.screeve !== 'present' || parsed.use.past !== 'aorist') return [];
    const inOptative = { ...parsed, id: parsed.use.pastId, screeve: 'optative', isNegative: false } as const;
    return buildPredicate(dictionary, inOptative, subject) ?? [];
  });
  const [clause] = clauses;
  return clause
    ? {
        ...clause,
        words: [...clause.words.slice(0, -1), not ? 'არ' : '', 'უნდა', ...clause.words.slice(-1)],
        notes: ['**უნდა**: must, have to; the verb is in the optative', ...clause.notes],
      }
    : null;
}

/** Food that is liked, wanted or eaten is in the singular: ვაშლი მიყვარს, "I love apples". */
function parseObject(dictionary: Dictionary, english: string): NounPhrase | null {
  const noun =
    parseNounPhrase(dictionary, english, ({ gloss }) => gloss.includes('(language')) ??
    parseNounPhrase(dictionary, english);
  const isFood =
    noun?.isPlural && !english.includes(' ') && 'source' in noun.entry && /food/u.test(noun.entry.source);
  return noun && isFood ? createNounPhrase(dictionary, noun.entry, [], false) : noun;
}

function buildPredicate(dictionary: Dictionary, parsed: ParsedVerb, subject: Person): Predicate | null {
  if (parsed.use.object === 'action' || (parsed.use.english === 'want' && parsed.rest.startsWith('to ')))
    return buildWithAction(dictionary, parsed, subject);
  const at = /(?:^| )(?:home|here|there|(?:in|at|to|on|from|with|for|without) .+)$/u.exec(parsed.rest)?.index;
  const objectText = parsed.rest.slice(0, at);
  const placeText = at === undefined ? '' : parsed.rest.slice(at).trim();
  const place = placeText === '' ? null : parseAdverbial(dictionary, placeText);
  // Who comes along is "with" in the same way everywhere; what one writes with or eats with is not.
  const isTalk = /^(?:speak|talk)$/u.test(parsed.use.english);
  if (placeText.startsWith('with ') && (isTalk || !place?.form.endsWith(' ერთად'))) return null;
  const person = objectPersons[objectText];
  const noun = objectText === '' || person ? null : parseObject(dictionary, objectText);
  const verb = verbForm(parsed.id, parsed.screeve, subject, person ?? '3sg');
  const isComplete = (placeText === '' || place) && (objectText === '' || person || noun);
  if (!verb || !isComplete || !takesObject({ ...parsed, rest: objectText }, noun, person)) return null;
  const { directObject, indirectObject } = verb.cases;
  const objectCase =
    parsed.use.object === 'language' && parsed.use.english === 'speak'
      ? 'adverbial'
      : (directObject ?? (indirectObject === 'dative' ? 'dative' : 'nominative'));
  // A first or second person is in the verb.
  const object = noun
    ? noun.inCase(objectCase)
    : person?.startsWith('3')
      ? pronounIn(person, objectCase)
      : '';
  if (object === null) return null;
  return {
    words: [place?.form ?? '', object, parsed.isNegative ? 'არ' : '', verb.text],
    notes: [
      place ? `**${place.form}**: ${place.note}` : '',
      noun ? `**${object}**: ${noun.note(objectCase)}` : '',
      verb.note,
    ],
    subjectCase: verb.cases.subject,
  };
}

/** What is said of people with "to be"; "I am cold" and the like are verbs. */
const qualities = /^(?:happy|sad|beautiful|young|tired|free|busy|rich|poor|strong|tall|clever|ready)$/u;

/** "To be" with what, how or where somebody or something is. */
function buildCopula(dictionary: Dictionary, text: string, subject: Subject): Predicate | null {
  const [, be = '', not, complement = ''] =
    /^(am|is|are|was|were|will (?:not )?be)( not)? (.+)$/u.exec(text) ?? [];
  const screeve = be.startsWith('will') ? 'future' : be.startsWith('w') ? 'aorist' : 'present';
  const isNegative = not !== undefined || be.includes('not');
  const copula = complement === '' ? null : verbForm('be', screeve, subject.person, '3sg');
  if (!copula) return null;
  const isClitic = screeve === 'present' && subject.person === '3sg' && !isNegative;
  const [, years] = /^(\S+ years?) old$/u.exec(complement) ?? [];
  const moment =
    years === undefined ? parseMoment(dictionary, complement) : parseNounPhrase(dictionary, years);
  const momentCase = years === undefined ? 'nominative' : 'genitive';
  const build = (form: string, predicate: string | null, note: string): Predicate => ({
    words: isClitic && predicate ? [predicate] : [form, isNegative ? 'არ' : '', copula.text],
    notes: [`**${form}**: ${note}`, isClitic && predicate ? `**${predicate}**: with -ა, “is”` : copula.note],
    subjectCase: 'nominative',
  });
  const ofMoment = moment?.inCase(momentCase);
  if (moment && ofMoment)
    return {
      ...build(ofMoment, moment.inCase(momentCase, true), moment.note(momentCase)),
      ...(years === undefined && { hasNoSubject: true }),
    };
  const place = /^(?:in|at|on|from|with) .+$|^(?:home|here|there)$/u.test(complement)
    ? parseAdverbial(dictionary, complement)
    : null;
  if (place) return build(place.form, complement.startsWith('from') ? null : place.predicate, place.note);
  const isPlural = subject.person === '1pl' || subject.person === '3pl';
  const degree = findDegree(dictionary, complement.replace(/^(more|most|very) /u, '$1-'));
  const adjective = degree?.entry ?? findAdjective(dictionary, complement);
  const people = dictionary.nouns.get(`${complement} person`)?.[0];
  const what = people ?? adjective;
  if (
    what === adjective &&
    adjective &&
    !subject.isThing &&
    !qualities.test(complement.replace(/^very /u, ''))
  )
    return null;
  const noun = what
    ? createNounPhrase(dictionary, what, [], isPlural)
    : parseNounPhrase(dictionary, complement);
  // Of a thing only "this" is said to be something.
  const fits = noun && (what || (noun.isPlural === isPlural && (subject.isThing || noun.isAnimate)));
  const [form, predicate] = [false, true].map((is) => (fits ? noun.inCase('nominative', is) : null));
  const before = degree?.before ? `${degree.before} ` : '';
  return noun && form && predicate ? build(before + form, before + predicate, noun.note('nominative')) : null;
}

const question = /^(do|does|did|will|am|is|are|was|were) (i|you|he|she|it|we|they|this) (.+)$/u;

/** Each way to split a text in subject and predicate, the shortest subject first. */
function* splitSubject(dictionary: Dictionary, text: string) {
  const words = text.split(' ');
  for (let size = 1; size < words.length; size++) {
    const subjects = findSubjects(dictionary, words.slice(0, size).join(' '));
    if (subjects.length > 0) yield { subjects, rest: words.slice(size).join(' ') };
  }
}

/** Takes a time from the beginning or the end of a sentence. */
function takeTime(dictionary: Dictionary, text: string) {
  const [, first, after, before, last] =
    new RegExp(`^(?:(${timePattern}) (.+)|(.+) (${timePattern}))$`, 'u').exec(text) ?? [];
  const time = parseAdverbial(dictionary, first ?? last ?? '');
  return time ? { time, rest: after ?? before ?? '' } : { time: null, rest: text };
}

function composeSentences(dictionary: Dictionary, english: string) {
  const asked = question.exec(english);
  const statement = english
    .replace(question, '$2 $1 $3')
    .replace(/\bwould like\b/u, 'want')
    .replace(/\b(?:do |does )?comes? from\b/u, 'is from');
  const { time, rest: sentence } = takeTime(dictionary, statement);
  for (const { subjects, rest } of splitSubject(dictionary, sentence)) {
    const built = subjects.flatMap((subject) => {
      const isWeather = sentence.startsWith('it ');
      const parsed = parseVerb(rest).filter(
        ({ screeve, isAmbiguous, use }) =>
          // "She read" is past, "I read" both.
          !(isAmbiguous && subject.person === '3sg' && screeve === 'present') &&
          (use.object !== 'weather' || isWeather),
      );
      const predicates = [
        buildCopula(dictionary, rest, subject),
        buildObligation(dictionary, rest, subject.person),
        ...parsed.map((one) => {
          const predicate = buildPredicate(dictionary, one, subject.person);
          return predicate && { ...predicate, hasNoSubject: one.use.object === 'weather' };
        }),
      ].filter((one) => one !== null);
      return predicates.flatMap(({ words, notes, subjectCase, hasNoSubject }) => {
        const name = hasNoSubject ? '' : subject.inCase(subjectCase);
        const text = [time?.form ?? '', name ?? '', ...words].filter((word) => word !== '').join(' ');
        const isPronoun =
          subject.person === '1sg' || sentence.startsWith('we ') || sentence.startsWith('you ');
        const remark = isPronoun ? `**${name}** can be left out: the verb shows the person` : '';
        return name === null ? [] : [{ form: `${text}${asked ? '?' : '.'}`, notes: [...notes, remark] }];
      });
    });
    if (built.length > 0) return built;
  }
  return asked ? [] : buildCommands(dictionary, sentence);
}

/** "Come here", "do not speak Russian": to a friend, and polite. */
function buildCommands(dictionary: Dictionary, text: string) {
  const parsed = parseVerb(text).find(({ screeve, use }) => screeve === 'present' && use.past === 'aorist');
  // "Writes", "is writing", and what may be a noun by itself.
  if (!parsed || !text.replace(/^do not /u, '').startsWith(parsed.use.english)) return [];
  if (!parsed.isNegative && parsed.rest === '') return [];
  const screeve = parsed.isNegative ? 'prohibitive' : 'imperative';
  const id = parsed.isNegative ? parsed.id : parsed.use.pastId;
  return (['2sg', '2pl'] as const).flatMap((person) => {
    const clause = buildPredicate(dictionary, { ...parsed, id, screeve, isNegative: false }, person);
    if (!clause) return [];
    const words = clause.words.filter((word) => word !== '');
    return { form: `${words.join(' ')}!`, notes: [...clause.notes, 'with -თ: polite, or to several'] };
  });
}

/** A pattern of the phrasebook with a noun: 'where is the station'. */
function fillPatterns(dictionary: Dictionary, english: string) {
  const bare = (text: string) => text.replace(/\b(?:the|an?) /gu, '').trim();
  const wordings = phrasebook.patterns.flatMap((pattern) =>
    pattern.searchTerms.map((term) => ({ pattern, parts: bare(term).split(nounPlaceholder) })),
  );
  return wordings
    .toSorted((one, other) => other.parts.join('').length - one.parts.join('').length)
    .flatMap(({ pattern, parts: [before = '', after = ''] }) => {
      const text = `${bare(english)} `;
      if (!text.startsWith(`${before.trim()} `) || !text.endsWith(`${after} `)) return [];
      const noun = parseObject(
        dictionary,
        text.slice(before.trim().length, text.length - after.length - 1).trim(),
      );
      const form = noun?.inCase('nominative');
      if (!noun || !form || (pattern.animateForm && noun.isAnimate === null)) return [];
      const frame = (noun.isAnimate && pattern.animateForm) || pattern.form;
      return [{ form: frame.replace(nounPlaceholder, form), notes: [pattern.note ?? ''] }];
    })
    .slice(0, 1);
}

/** Georgian for an English sentence or phrase of a known template; null for any other. */
export function compose(dictionary: Dictionary, english: string): Reply | null {
  const adverbial = parseAdverbial(dictionary, english);
  const noun =
    parseMoment(dictionary, english) ?? (english.includes(' ') ? parseNounPhrase(dictionary, english) : null);
  const degree = findDegree(dictionary, english.replace(/^(?:the )?(more|most|very) /u, '$1-'));
  if (degree) return answer(georgian(`${degree.before} ${degree.entry.lemma}`));
  const form = adverbial?.form ?? noun?.inCase('nominative');
  const built = form
    ? [
        {
          form,
          notes: [adverbial ? `**${adverbial.form}**: ${adverbial.note}` : (noun?.note('nominative') ?? '')],
        },
      ]
    : [...composeSentences(dictionary, english)];
  const [name] = phrasebook.names.filter(({ gloss }) => english === `my name is ${gloss.toLowerCase()}`);
  if (name) built.push({ form: `მე ${name.form} მქვია.`, notes: [] });
  if (built.length === 0) built.push(...fillPatterns(dictionary, english));
  if (built.length === 0) return null;
  const notes = [...new Set(built.flatMap((one) => one.notes))].filter((note) => note !== '');
  return answer(...new Set(built.map((one) => georgian(one.form))), list(notes));
}
