/** What the course search of the assistant finds: lists of words, tables, sayings and passages. */
import { typesetLatin } from '../georgian/letters.ts';
import type { Phrase } from '../lesson/phrase.ts';
import type { SearchEntry } from '../search/search.ts';
import { verbOfTitle } from './conjugation.ts';
import { contentWords, senseKey, stemsOf } from './english.ts';
import type { Content, CoursePage, Passage, PhrasebookPage, Saying, Table, TaughtLetter } from './model.ts';
import {
  joinParagraphs,
  renderFormsTable,
  renderPassage,
  renderPhrase,
  renderSayings,
  renderTable,
  renderWordTable,
} from './render.ts';

export const textOfPassage = ({ text, examples }: Passage): string =>
  [...text, ...examples.map(({ explanation = '' }) => explanation)].join(' ');

const create = (
  kind: Content['kind'],
  page: CoursePage,
  title: string,
  render: () => string,
  more: Partial<Content> = {},
): Content => ({
  kind,
  page,
  title,
  render,
  form: null,
  text: '',
  line: title,
  titleKeys: [senseKey(title)],
  titleWords: new Set(),
  words: new Set(),
  ...more,
});

export const contentOfSaying = (saying: Saying): Content =>
  create('saying', saying.page, saying.gloss, () => renderSayings([saying]), {
    form: saying.form,
    line: renderPhrase(saying),
  });

export function contentOfPassage(passage: Passage): Content {
  const { title, section, page, story } = passage;
  const text = stemsOf(`${title} ${textOfPassage(passage)}`);
  const titleWords = new Set(stemsOf(`${title} ${section}`));
  return create('passage', page, title, () => renderPassage(passage), {
    text: text.join(' '),
    titleKeys: [title, section].map(senseKey),
    titleWords,
    // The words of a story do not show its topic.
    words: story ? titleWords : new Set([...titleWords, ...text]),
  });
}

const listOf = (title: string, page: CoursePage, render: () => string): Content =>
  create('list', page, title, render, {
    titleWords: new Set(contentWords(title).filter((word) => !/^\d+$/u.test(word))),
  });

const maxLists = 2;
const maxIdioms = 4;

/** Lists of words by their titles, tables that are of no verb, the letters by their sounds, and idioms. */
export function createLists(
  pages: readonly CoursePage[],
  { page: phrasesPage, phrasebook }: PhrasebookPage,
  letters: readonly TaughtLetter[],
  tables: readonly Table[],
  sayings: readonly Saying[],
): Content[] {
  const titled = ({ title, words }: { readonly title: string; readonly words: readonly Phrase[] }) =>
    joinParagraphs(`**${title}**`, renderWordTable(words));
  const lists = pages.flatMap((page) => {
    const own = page.sections.filter((section) => section.kind === 'words');
    const rest = (shown: readonly { readonly title: string }[]) => {
      const others = own.filter((one) => !shown.includes(one)).map(({ title }) => title);
      return others.length > 0 ? `More lists: ${others.join('; ')}.` : '';
    };
    const first = own.slice(0, maxLists);
    return [
      ...own.map((list) => listOf(list.title, page, () => joinParagraphs(titled(list), rest([list])))),
      listOf(page.title, page, () =>
        // A lesson with lists and little else; a grammar lesson has lists, too, but is not a theme.
        own.length > 0 && own.length >= page.sections.length - 1
          ? joinParagraphs(...first.map(titled), rest(first))
          : `**${page.title}** has: ${page.sections.map(({ title }) => title).join('; ')}.`,
      ),
    ];
  });
  const ofSound = (title: string, sound?: string) => {
    const shown = letters.filter(({ letter }) => sound === undefined || letter.sound === sound);
    const [first] = shown;
    const rows = shown.map(({ letter: { form, romanization, name, gloss } }) => [
      `**${form}**`,
      typesetLatin(romanization),
      name.form,
      gloss,
    ]);
    return first
      ? [listOf(title, first.page, () => renderTable(['Letter', 'Read', 'Name', 'Sound'], rows))]
      : [];
  };
  const idioms = sayings.filter(({ as }) => as === 'idiom');
  return [
    ...ofSound('Alphabet'),
    ...ofSound('Vowels', 'vowel'),
    ...ofSound('Ejectives', 'ejective'),
    ...ofSound('Aspirates', 'aspirate'),
    ...lists,
    ...phrasebook.themes.map(({ title, phrases }) =>
      listOf(title, phrasesPage, () => titled({ title, words: phrases })),
    ),
    ...tables
      .filter(({ title }) => verbOfTitle(title) === undefined)
      .map((table) =>
        listOf(table.title, table.page, () =>
          joinParagraphs(`**${table.title}**`, renderFormsTable(table), table.description),
        ),
      ),
    ...idioms
      .slice(0, 1)
      .map(({ page }) =>
        listOf('Idioms', page, () =>
          renderSayings(idioms.filter((one) => one.page === page).slice(0, maxIdioms)),
        ),
      ),
  ];
}

/** The entry of the search index for the content at this position. */
export const toEntry = (
  { kind, title, titleWords, form, text, page }: Content,
  index: number,
): SearchEntry => ({
  id: String(index),
  kind: kind === 'saying' ? 'word' : 'section',
  title,
  form,
  text: [...titleWords, text].join(' '),
  path: page.path,
  requiredAccess: page.requiredAccess,
  parentId: null,
});
