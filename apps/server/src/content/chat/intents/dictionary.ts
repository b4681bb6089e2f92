/** What questions are looked up in: words, phrases and sections of the course, and the lexicons of `@ena/grammar`. */
import { itemAnswers } from '@ena/course/bodies';
import { findLesson } from '@ena/course/catalog';
import { findPack } from '@ena/course/packs/packs';
import { phrasebook } from '@ena/course/phrasebook';
import { type RequiredAccess, requiredAccessOfTier } from '@ena/domain/entitlement/entitlement';
import { hasGeorgian } from '@ena/domain/georgian/letters';
import { georgianPatternOf } from '@ena/domain/georgian/romanizationOf';
import { romanize } from '@ena/domain/georgian/romanize';
import { type Section, sectionExplanations } from '@ena/domain/lesson/kinds';
import { fold } from '@ena/domain/search/fold';
import { createIndex } from '@ena/domain/search/search';
import { fixedEntries } from '@ena/grammar/fixed/entries';
import { nounEntries } from '@ena/grammar/noun/entries';
import { verbs } from '@ena/grammar/verb/lexicon';
import type { Course } from '../../course/units.ts';
import { searchEntries } from '../../search/entries.ts';
import { phraseKey, senseKey, sensesOf, singularKey } from './english.ts';
import { georgian, list, paragraphs } from './reply.ts';

export interface Page {
  readonly title: string;
  readonly path: string;
  readonly requiredAccess: RequiredAccess;
}
/** A Georgian text of the course, with its page. `glossed`: a word form that a glossary explains. */
export interface CourseText {
  readonly form: string;
  readonly gloss: string;
  readonly note: string;
  readonly as: 'word' | 'phrase' | 'glossed';
  readonly page: Page;
}
export type Dictionary = ReturnType<typeof createDictionary>;

const phrasesPage: Page = { title: 'Phrasebook', path: '/phrases', requiredAccess: 'public' };
const vocabularyPage: Page = { title: 'Vocabulary', path: '/vocabulary', requiredAccess: 'premium' };

function groupByKeys<Item>(items: readonly Item[], keysOf: (item: Item) => readonly string[]) {
  const groups = new Map<string, Item[]>();
  for (const item of items)
    for (const key of new Set(keysOf(item))) groups.set(key, [...(groups.get(key) ?? []), item]);
  return groups;
}

/** By meaning; what has it as its first meaning comes first, then what the course teaches. */
function bySense<Item extends { readonly gloss: string }>(
  items: readonly Item[],
  isTaught: (item: Item) => boolean,
): ReadonlyMap<string, readonly Item[]> {
  const rank = (item: Item, sense: string) =>
    (sensesOf(item.gloss.split(';')[0] ?? '').includes(sense) ? 0 : 2) + (isTaught(item) ? 0 : 1);
  return new Map(
    [...groupByKeys(items, ({ gloss }) => sensesOf(gloss))].map(([sense, found]) => [
      sense,
      found.toSorted((one, other) => rank(one, sense) - rank(other, sense)),
    ]),
  );
}

/** Georgian or its romanization for comparison. */
const formKey = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .trim();

const maxExamples = 4;
/** What a section teaches, by the titles under which the search finds it. */
function describeSection(section: Section): (readonly [title: string, markdown: string])[] {
  const words =
    section.kind === 'words'
      ? [
          [
            section.title,
            list(section.words.map(({ form, gloss }) => `${georgian(form)}: ${gloss}`)),
          ] as const,
        ]
      : [];
  const explained = sectionExplanations(section).map(({ title, text, examples }) => {
    const lines = examples.slice(0, maxExamples).map(({ form, gloss }) => `${georgian(form)}: ${gloss}`);
    return [title, paragraphs(text[0] ?? '', list(lines), ...text.slice(1))] as const;
  });
  return [...words, ...explained];
}

/** Reads the course and the lexicons; takes some tenths of a second. */
export function createDictionary(course: Pick<Course, 'lessons' | 'quizzes' | 'vocabulary' | 'packs'>) {
  const entries = searchEntries(course);
  const units = [
    ...[...course.lessons.values(), ...course.packs.values()].flatMap(({ id, sections, glossary = {} }) => {
      const unit = findLesson(id) ?? findPack(id);
      if (!unit) return [];
      const { title, path, tier } = unit;
      return [{ sections, glossary, page: { title, path, requiredAccess: requiredAccessOfTier(tier) } }];
    }),
    { sections: course.vocabulary.sections, glossary: {}, page: vocabularyPage },
  ];
  const pages = new Map([phrasesPage, ...units.map(({ page }) => page)].map((page) => [page.path, page]));
  const pageOf = (path: string): Page | undefined => pages.get(path.replace(/#.*/u, ''));
  const phrases = phrasebook.themes.flatMap((theme) => theme.phrases);
  const notes = new Map(phrases.map(({ form, note = '' }) => [form, note]));
  const wordings = new Map(
    phrases.map(({ form, searchTerms = [], acceptedGlosses = [] }) => [
      form,
      [...searchTerms, ...acceptedGlosses],
    ]),
  );
  const taughtEntries = entries.flatMap(({ id, kind, form, title: gloss, path }) => {
    const page = pageOf(path);
    if (kind !== 'word' || form === null || !page || gloss.startsWith('the letter ')) return [];
    const as = page === phrasesPage ? ('phrase' as const) : ('word' as const);
    const text: CourseText = { form, gloss, note: notes.get(form) ?? '', as, page };
    return [{ id, itemId: path.replace(/.*#/u, ''), text }];
  });
  const taught = new Map(taughtEntries.map(({ id, text }) => [id, text]));
  const glossed = units.flatMap(({ glossary, page }) =>
    Object.entries(glossary).map(
      ([form, { gloss }]): CourseText => ({ form, gloss, note: '', as: 'glossed', page }),
    ),
  );
  const texts: readonly CourseText[] = [...taught.values(), ...glossed].toSorted(
    (one, other) => Number(one.as === 'glossed') - Number(other.as === 'glossed'),
  );
  const forms = new Set(texts.map(({ form }) => form));
  const sections = units.flatMap(({ sections: parts, page }) => parts.map((section) => ({ section, page })));
  const wordsOf = (isWanted: (id: string) => boolean) =>
    sections.flatMap(({ section }) =>
      section.kind === 'words' && isWanted(section.id) ? section.words.map(({ form }) => form) : [],
    );
  const { animate, nonNouns } = phrasebook;
  const people = new Set([...animate.words, ...wordsOf((id) => animate.sections.includes(id))]);
  const described = new Map(
    sections.flatMap(({ section, page }) =>
      describeSection(section).map(([title, markdown]) => [`${page.path} ${title}`, markdown] as const),
    ),
  );
  return {
    bySense: groupByKeys(texts, ({ form, gloss, as }) => {
      if (as === 'glossed') return [];
      return as === 'word'
        ? [...sensesOf(gloss), phraseKey(gloss)]
        : [gloss, ...(wordings.get(form) ?? [])].map(phraseKey);
    }),
    /** By other English that is right for them: ბევრი, "many; much", is "a lot", too. */
    byAcceptedGloss: groupByKeys(taughtEntries, ({ itemId }) =>
      (itemAnswers.get(itemId)?.acceptedGlosses ?? []).map(senseKey),
    ),
    byForm: groupByKeys(texts, ({ form }) => [formKey(form), formKey(romanize(form))]),
    nouns: bySense(nounEntries(), ({ lemma }) => forms.has(lemma)),
    fixed: bySense(fixedEntries(), ({ form }) => forms.has(form)),
    verbs: bySense(verbs, ({ verbalNoun }) => forms.has(verbalNoun)),
    /** Lemmas for people, animals and cars, which are had with ჰყავს. */
    people,
    /** Lemmas of the course for things. */
    things: new Set(
      wordsOf((id) => ![...animate.sections, ...nonNouns.sections].includes(id)).filter(
        (form) => !people.has(form),
      ),
    ),
    letters: sections.flatMap(({ section }) => (section.kind === 'letters' ? section.letters : [])),
    index: createIndex(entries),
    /** What the entries of the search show, by their ids. */
    texts: taught,
    sections: new Map(
      entries.flatMap(({ id, kind, title, path }) => {
        const page = pageOf(path);
        const markdown = page && described.get(`${page.path} ${title}`);
        return kind === 'section' && markdown
          ? [[id, { markdown, page: { ...page, title, path } }] as const]
          : [];
      }),
    ),
  };
}

/** The texts of the course with an English meaning. */
export const textsOfSense = ({ bySense: texts }: Dictionary, english: string): readonly CourseText[] =>
  texts.get(senseKey(english)) ??
  texts.get(phraseKey(english)) ??
  texts.get(singularKey(english) ?? '') ??
  [];

/** No form of the course is longer, in characters. */
const maxFormLength = 120;

/** The texts of the course that are written so, in Georgian or in any usual romanization. */
export function textsOfForm({ byForm }: Dictionary, text: string): readonly CourseText[] {
  const key = formKey(text);
  if (key === '' || key.length > maxFormLength) return [];
  const found = byForm.get(key);
  if (found || hasGeorgian(text)) return found ?? [];
  const patterns = key.split(/ +/u).map(georgianPatternOf);
  if (patterns.includes(null)) return [];
  const spelledSo = new RegExp(`^${patterns.join(' ')}$`, 'u');
  return [...byForm].flatMap(([form, texts]) => (spelledSo.test(form) ? texts : []));
}
