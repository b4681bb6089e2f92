/** What spaced review asks: letters, words, numbers, phrases, idioms, grammatical forms and skills, in one shape. */
import type { AcceptedAnswers, Phrase } from './phrase.ts';
import type { PhraseTheme } from './phrasebook.ts';
import type { VerbPronouns } from '../georgian/agreement.ts';

export const studyItemKinds = ['letter', 'word', 'number', 'phrase', 'idiom', 'form', 'skill'] as const;
export type StudyItemKind = (typeof studyItemKinds)[number];

/**
 * A word of an answer by its features in the grammar engine: feedback says how another form of the same word differs from
 * it.
 */
export type AnswerForm = { readonly text: string } & (
  | {
      readonly kind: 'verb';
      /** In the lexicon. */
      readonly id: string;
      readonly screeve: string;
      readonly subject: string;
      readonly object: string | null;
    }
  | {
      readonly kind: 'noun';
      readonly lemma: string;
      readonly case: string;
      readonly number: string;
      readonly postposition?: string;
    }
);

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
  /** Name of the picture that shows it and no other item. */
  readonly image?: string;
  /** Of a letter: its sound as questions describe it. */
  readonly soundText?: string;
  /** Of a letter: letters that learners confuse with it. */
  readonly lookAlikes?: readonly string[];
  /** Ids of items that mean nearly the same, as the author names them. */
  readonly nearSynonyms?: readonly string[];
  /** The pronouns that agree with the verbs of its answers. */
  readonly verbPronouns?: VerbPronouns;
  /** The words of its form, by their features; questions that ask to type it have them, too (`FormExplanation` of the web app). */
  readonly forms?: readonly AnswerForm[];
}

/** What is taught as a text with its meaning, as a study item. Its clip has the name of the text. */
export const toStudyItem = (
  kind: StudyItemKind,
  group: string,
  {
    id,
    form,
    gloss,
    romanization,
    note,
    example,
    image,
  }: Phrase & Pick<StudyItem, 'id' | 'note' | 'example' | 'image'>,
): StudyItem => ({
  id,
  kind,
  group,
  form,
  gloss,
  romanization,
  clip: form,
  ...(note !== undefined && { note }),
  ...(example !== undefined && { example }),
  ...(image !== undefined && { image }),
});

/** The phrases of a theme of the phrasebook. */
export const studyItemsOfTheme = ({ id, phrases }: PhraseTheme): readonly StudyItem[] =>
  phrases.map((phrase) => toStudyItem('phrase', id, phrase));
