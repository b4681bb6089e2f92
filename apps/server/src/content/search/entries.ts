/** Entries of the course's search index: everything that has a title, and every word that is taught. */
import { type Page, pages } from '@ena/contract/pages';
import { findLesson, findQuiz, levels } from '@ena/course/catalog';
import { packs } from '@ena/course/packs/packs';
import { phrasebook } from '@ena/course/phrasebook';
import { tips } from '@ena/course/tips';
import { type RequiredAccess, requiredAccessOfTier } from '@ena/domain/entitlement/entitlement';
import { type Section, searchTextsOfSection } from '@ena/domain/lesson/kinds';
import { type SearchText, searchPart, searchWord } from '@ena/domain/lesson/kinds/kind';
import { removeStopWords, wordsOf } from '@ena/domain/search/fold';
import type { SearchEntry } from '@ena/domain/search/search';
import type { Course } from '../course/units.ts';
import { pageWords, partWords } from './pageWords.ts';

/** The unit or page that contains an entry. */
interface Container {
  readonly id: string;
  readonly path: string;
  readonly requiredAccess: RequiredAccess;
}

const pageId = (path: string) => `page:${path}`;

const toEntry = (unit: Container, { kind, anchor, title, form, text }: SearchText): SearchEntry => ({
  kind,
  id:
    kind === 'word' ? `word:${unit.id}:${anchor}:${form}:${title}` : `section:${unit.id}:${anchor}:${title}`,
  title,
  form,
  text,
  path: `${unit.path}#${anchor}`,
  requiredAccess: unit.requiredAccess,
  parentId: unit.id,
});

/** What a lesson is about: 'Food' and 'Drinks' of Food and Drinks; 'Alphabet' of Georgian Alphabet. */
const topicsOf = (title: string): string[] =>
  title.split(/ and | & /u).map((topic) => removeStopWords(wordsOf(topic)).join(' '));

/** The entries of a section: the section itself and its contents. */
const sectionEntries = (unit: Container, section: Section): SearchEntry[] =>
  searchTextsOfSection(section).map((text) => toEntry(unit, text));

const tipEntries = tips.map(
  ({ id, category, title, content, examples = [] }): SearchEntry => ({
    kind: 'tip',
    id,
    title,
    form: null,
    text: [content, ...examples.flatMap(({ form, gloss }) => [form, gloss])].join(' '),
    path: `/learning-tips?category=${category}#${id}`,
    requiredAccess: 'learner',
    parentId: pageId('/learning-tips'),
  }),
);

/** Every page, and parts of pages that people search for. */
function pageEntries(): SearchEntry[] {
  const table: readonly Page[] = pages;
  const kind = 'page' as const;
  const whole = table.flatMap(({ path, requiredAccess }): SearchEntry[] => {
    const words = pageWords[path];
    return words
      ? [{ kind, id: pageId(path), form: null, ...words, path, requiredAccess, parentId: null }]
      : [];
  });
  const parts = partWords.map(({ page, ...words }): SearchEntry => {
    const requiredAccess = table.find(({ path }) => path === page)?.requiredAccess ?? 'learner';
    return { kind, id: pageId(words.path), form: null, ...words, requiredAccess, parentId: pageId(page) };
  });
  return [...whole, ...parts];
}

/** All entries of a course in teaching order; lessons and quizzes before the pages around them. */
export function searchEntries(
  course: Pick<Course, 'lessons' | 'quizzes' | 'vocabulary' | 'packs'>,
): SearchEntry[] {
  const lessons = [...course.lessons.values()].flatMap((lesson): SearchEntry[] => {
    const unit = findLesson(lesson.id);
    if (!unit) return [];
    const { id, path, title, hubTitle = '', description, tier } = unit;
    const requiredAccess = requiredAccessOfTier(tier);
    const itself: SearchEntry = {
      kind: 'lesson',
      id,
      title,
      form: null,
      names: topicsOf(title),
      text: `${hubTitle} ${description}`,
      path,
      requiredAccess,
      parentId: null,
    };
    return [itself, ...lesson.sections.flatMap((part) => sectionEntries({ id, path, requiredAccess }, part))];
  });
  const quizzes = [...course.quizzes.keys()].flatMap((quizId): SearchEntry[] => {
    const quiz = findQuiz(quizId);
    if (!quiz) return [];
    const { id, title, tier, paths } = quiz;
    return [
      {
        kind: 'quiz',
        id,
        title,
        form: null,
        text: '',
        path: paths[0],
        requiredAccess: requiredAccessOfTier(tier),
        parentId: null,
      },
    ];
  });
  const hubs = levels.map(
    ({ path, title, titleKa, description }): SearchEntry => ({
      kind: 'page',
      id: pageId(path),
      title: `${title} Level`,
      form: titleKa,
      text: description,
      path,
      // A hub is open to every learner (ACCESS-03).
      requiredAccess: 'learner',
      parentId: null,
    }),
  );
  // The words of this page are Premium, although every learner can open the page (decision D18).
  const vocabulary: Container = { id: pageId('/vocabulary'), path: '/vocabulary', requiredAccess: 'premium' };
  const themes = course.vocabulary.sections.flatMap((part) => sectionEntries(vocabulary, part));
  const open: Container = { id: pageId('/phrases'), path: '/phrases', requiredAccess: 'public' };
  const phrases = phrasebook.themes.flatMap(({ id, title, description, phrases: its }) => [
    toEntry(open, searchPart(id, title, description)),
    ...its.map((phrase) => toEntry(open, searchWord(phrase.id, phrase, phrase.searchTerms?.join(' ')))),
  ]);
  const names = phrasebook.names.map((name) => toEntry(open, searchWord('names', name)));
  /** What is found on pages other than packs, by who may open them. */
  const idsElsewhere = (isOpen: (access: RequiredAccess) => boolean): ReadonlySet<string> =>
    new Set(
      [...lessons, ...themes, ...phrases].flatMap(({ requiredAccess, path }) =>
        isOpen(requiredAccess) ? [path.replace(/.*#/u, '')] : [],
      ),
    );
  const elsewhere = {
    free: idsElsewhere((access) => access !== 'premium'),
    premium: idsElsewhere(() => true),
  };
  const packEntries = packs.flatMap(({ id, title, canDo, path, tier }): SearchEntry[] => {
    const body = course.packs.get(id);
    if (!body) return [];
    const requiredAccess = requiredAccessOfTier(tier);
    const itself: SearchEntry = {
      kind: 'page',
      id: pageId(path),
      title,
      form: null,
      text: `${canDo} words pack`,
      path,
      requiredAccess,
      parentId: null,
    };
    // Words of other pages are found there.
    const its = body.sections
      .flatMap(searchTextsOfSection)
      .filter(({ kind, anchor }) => kind === 'word' && !elsewhere[tier].has(anchor))
      .map((text) => toEntry({ id: pageId(path), path, requiredAccess }, text));
    return [itself, ...its];
  });
  const all = [
    ...lessons,
    ...themes,
    ...packEntries,
    ...phrases,
    ...names,
    ...quizzes,
    ...tipEntries,
    ...hubs,
    ...pageEntries(),
  ];
  // A table of forms may contain the same form twice.
  return [...new Map(all.map((entry) => [entry.id, entry])).values()];
}
