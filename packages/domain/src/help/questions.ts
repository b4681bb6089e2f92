/** Questions that people ask, and which of them a search finds (document 3, sections 2.12 and 3). */
import { mentions } from './mentions.ts';

export interface Question {
  /** Unique on its page, whose address ends in it where it is open. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Where one can do what the answer says. */
  readonly more?: { readonly to: string; readonly label: string };
}
export interface QuestionCategory {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** The questions whose text or answer mentions what is looked for; categories without one are left out (FAQ-02, FAQ-03). */
export const findQuestions = (
  categories: readonly QuestionCategory[],
  wanted: string,
): readonly QuestionCategory[] =>
  categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ question, answer }) => mentions([question, answer], wanted)),
    }))
    .filter(({ questions }) => questions.length > 0);
