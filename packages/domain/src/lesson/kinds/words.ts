import { numberToWords } from '../../text/englishNumbers.ts';
import { clipsOfPhrases } from '../clip.ts';
import { toStudyItem } from '../studyItem.ts';
import { isNumber, serveWord, type Word, type WordSource } from '../word.ts';
import { none, type SectionBase, type SectionRules, searchSection, searchWord } from './kind.ts';

/** A category of words. */
interface WordsBase<Of> extends SectionBase {
  readonly kind: 'words';
  readonly description: string;
  /** Small cards in two columns (BEG-27). */
  readonly compact?: boolean;
  readonly words: readonly Of[];
}
export type WordsSectionSource = WordsBase<WordSource>;
export type WordsSection = WordsBase<Word>;

/** A number is found by its English word, too. */
const numberText = (word: WordSource) => (isNumber(word) && numberToWords(Number(word.gloss))) || '';

/** Beside a verbal noun, how one says it: I get up: ვდგები. */
function noteOf({ note, finiteForms: [first] = [] }: Word): Pick<Word, 'note'> {
  if (note !== undefined) return { note };
  return first ? { note: `${first.gloss}: ${first.form}` } : {};
}

export const words: SectionRules<WordsSectionSource, WordsSection> = {
  serve: (source) => ({ ...source, words: source.words.map(serveWord) }),
  size: (section) => section.words.length,
  items: none,
  clips: (section) =>
    section.words.flatMap((word) =>
      clipsOfPhrases([
        word,
        ...(word.finiteForms?.slice(0, 1) ?? []),
        ...(word.example ? [word.example] : []),
      ]),
    ),
  searchTexts: (section) => [
    searchSection(section),
    ...section.words.map((word) => searchWord(word.id, word, numberText(word))),
  ],
  explanations: none,
  studyItems: (section) =>
    section.words.map((word) =>
      toStudyItem(isNumber(word) ? 'number' : 'word', section.id, { ...word, ...noteOf(word) }),
    ),
  practice: (section) => ({ words: section.words, letters: [] }),
};
