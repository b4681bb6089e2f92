import { typesetLatin } from '../../georgian/letters.ts';
import { type Clip, clipsOfPhrases } from '../clip.ts';
import { type Letter, type LetterSource, serveLetter, soundOf } from '../letter.ts';
import { toStudyItem } from '../studyItem.ts';
import { none, type SectionBase, type SectionRules, searchWord } from './kind.ts';

interface LettersBase<Of> extends SectionBase {
  readonly kind: 'letters';
  readonly letters: readonly Of[];
}
export type LettersSectionSource = LettersBase<LetterSource>;
export type LettersSection = LettersBase<Letter>;

/** A vowel is spoken by itself; for a consonant its name is spoken, which begins with its sound. */
export const letterClip = ({ form, name, sound }: Pick<Letter, 'form' | 'name' | 'sound'>): Clip => ({
  name: form,
  spoken: [{ text: sound === 'vowel' ? form : name.form }],
});

export const letters: SectionRules<LettersSectionSource, LettersSection> = {
  serve: (source) => ({ ...source, letters: source.letters.map(serveLetter) }),
  size: (section) => section.letters.length,
  items: none,
  clips: (section) =>
    section.letters.flatMap((letter) => [letterClip(letter), ...clipsOfPhrases([letter.example])]),
  searchTexts: (section) =>
    section.letters.map(({ id, form, name, gloss, keyword }) =>
      searchWord(id, { form, gloss: `the letter ${typesetLatin(name.romanization)}` }, `${gloss} ${keyword}`),
    ),
  explanations: none,
  studyItems: (section) =>
    section.letters.map((letter) => ({
      // What a letter means is its sound.
      ...toStudyItem('letter', section.id, { ...letter, gloss: letter.romanization, note: letter.gloss }),
      soundText: soundOf(letter),
      ...(letter.lookAlikes && { lookAlikes: letter.lookAlikes }),
    })),
  practice: ({ letters: taught }) => ({ words: [], letters: taught }),
};
