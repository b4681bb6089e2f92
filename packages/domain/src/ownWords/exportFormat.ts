/**
 * The format of our own exports of words (CSV, Anki package), by which an import recognizes them: it takes the own words
 * as they were, and leaves out what the course teaches.
 */

/** Names of the columns of a CSV file and of the fields of an Anki note. */
export const exportColumns = {
  form: 'Georgian',
  gloss: 'English',
  romanization: 'Romanization',
  sentence: 'Sentence',
  translation: 'Translation',
  note: 'Notes',
  source: 'From',
} as const;
/** In a CSV file; an Anki note has tags instead. */
export const groupsColumn = 'Groups';

/** What the column `From` has for own words, in place of the page of the course that teaches an item. */
export const ownSourceTitle = 'My words';

/** The number of the column `From` in an export of Ena; -1 in any other table. */
export const sourceColumnOf = (names: readonly string[]): number =>
  Object.values(exportColumns).every((name) => names.includes(name))
    ? names.indexOf(exportColumns.source)
    : -1;

/** Groups in one cell. Names of groups are single lines, which can contain any punctuation. */
export const joinGroups = (groups: readonly string[]): string => groups.join('\n');
export const splitGroups = (cell: string): string[] => cell.split(/\r?\n/u).filter((group) => group !== '');

/** The guid of an Anki note: a later export of the same item has the same one. */
export const ankiGuidOf = (itemId: string): string => `ena:${itemId}`;
export const isOurAnkiGuid = (guid: string): boolean => guid.startsWith('ena:');

const tagPrefix = 'group::';
/** The tag of a group in Anki, whose tags have no spaces. */
export const ankiTagOf = (group: string): string =>
  tagPrefix + group.replaceAll('%', '%25').replaceAll('_', '%5F').replaceAll(' ', '_');
/** The groups among the tags of a note that Ena has exported. */
export const groupsOfAnkiTags = (tags: readonly string[]): string[] =>
  tags
    .filter((tag) => tag.startsWith(tagPrefix))
    .map((tag) =>
      tag
        .slice(tagPrefix.length)
        .replaceAll('_', ' ')
        .replace(/%5F|%25/gu, decodeURIComponent),
    );
