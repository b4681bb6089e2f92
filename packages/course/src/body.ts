import { romanize, type RomanizationStyle } from '@ena/domain/georgian/romanize';
import type {
  Lesson,
  LessonSource,
  Letter,
  LetterSource,
  Phrase,
  PhraseSource,
  Section,
  SectionSource,
  Word,
  WordSource,
} from '@ena/domain/lesson/model';

const phrase = (source: PhraseSource, style: RomanizationStyle): Phrase => ({
  form: source.form,
  gloss: source.gloss,
  romanization: romanize(source.form, style),
});

/** A letter as it is served. */
export const letterBody = (letter: LetterSource): Letter => ({
  ...letter,
  romanization: romanize(letter.form, 'marked'),
  name: { form: letter.name, romanization: romanize(letter.name, 'marked') },
  example: phrase(letter.example, 'marked'),
});

const word = (source: WordSource): Word => ({
  ...phrase(source, 'plain'),
  id: source.id,
  ...(source.example ? { example: phrase(source.example, 'plain') } : {}),
});

/** Each kind of section decides its style once: marked where sounds are taught (decision D32). */
function section(source: SectionSource): Section {
  switch (source.kind) {
    case 'letters':
      return { ...source, letters: source.letters.map(letterBody) };
    case 'words':
      return { ...source, words: source.words.map(word) };
  }
}

/**
 * The body of a lesson as it is served: what its author wrote, with every romanization added by the
 * one function (requirement CONT-06) and without the author's note for reviewers.
 */
export function lessonBody({ review: _, sections, ...frame }: LessonSource): Lesson {
  return { ...frame, sections: sections.map(section) };
}
