/** What spaced review asks: letters, words, numbers, phrases, idioms and grammatical forms, in one shape. */
import type { Section } from '../lesson/kinds.ts';
import { letterClip } from '../lesson/kinds/letters.ts';
import { soundOf } from '../lesson/letter.ts';
import type { AcceptedAnswers, Phrase } from '../lesson/phrase.ts';
import type { PhraseTheme } from '../lesson/phrasebook.ts';
import { studyItemsOfForms } from './formItems.ts';

export const studyItemKinds = ['letter', 'word', 'number', 'phrase', 'idiom', 'form'] as const;
export type StudyItemKind = (typeof studyItemKinds)[number];

export interface StudyItem extends Phrase, AcceptedAnswers {
  /** The course item's own id, such as `word.bread`: what exercise items name in `teaches`. */
  readonly id: string;
  readonly kind: StudyItemKind;
  /** Section of its page; wrong options come from the same section first. */
  readonly group: string;
  /** Name of its clip (lesson/clips.ts). */
  readonly clip: string;
  readonly note?: string;
  readonly example?: Phrase;
  /** Of a letter: its sound as questions describe it. */
  readonly soundText?: string;
  /** Of a letter: letters that learners confuse with it. */
  readonly lookAlikes?: readonly string[];
  /** Ids of items that mean nearly the same, as the author names them. */
  readonly nearSynonyms?: readonly string[];
}

const isNumber = (gloss: string) => /^\d+$/u.test(gloss);

/** The items of a lesson section in teaching order; most kinds of sections have none. */
export function studyItemsOfSection(section: Section): readonly StudyItem[] {
  const group = section.id;
  if (section.kind === 'letters')
    return section.letters.map((letter) => ({
      id: letter.id,
      kind: 'letter',
      group,
      form: letter.form,
      // What a letter means is its sound.
      gloss: letter.romanization,
      romanization: letter.romanization,
      clip: letterClip(letter).name,
      soundText: soundOf(letter),
      note: letter.gloss,
      example: letter.example,
      ...(letter.lookAlikes && { lookAlikes: letter.lookAlikes }),
    }));
  if (section.kind === 'words')
    return section.words.map(({ id, form, gloss, romanization, note, example }) => ({
      id,
      kind: isNumber(gloss) ? 'number' : 'word',
      group,
      form,
      gloss,
      romanization,
      clip: form,
      ...(note !== undefined && { note }),
      ...(example !== undefined && { example }),
    }));
  if (section.kind === 'idioms')
    return section.idioms.map(({ id, form, gloss, romanization, literal, example }) => ({
      id,
      kind: 'idiom',
      group,
      form,
      gloss,
      romanization,
      clip: form,
      note: `Word for word: ${literal}.`,
      example,
    }));
  return section.kind === 'forms' ? studyItemsOfForms(section) : [];
}

/** The phrases of a theme of the phrasebook. */
export const studyItemsOfTheme = ({ id: group, phrases }: PhraseTheme): readonly StudyItem[] =>
  phrases.map(({ id, form, gloss, romanization, note }) => ({
    id,
    kind: 'phrase',
    group,
    form,
    gloss,
    romanization,
    clip: form,
    ...(note !== undefined && { note }),
  }));
