/** Frequently asked questions, and their search (FAQ). */
import { mentions } from './mentions.ts';

export interface Question {
  /** Unique on its page; the URL fragment of the open question. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Link to the page where the reader can do what the answer says. */
  readonly more?: { readonly to: string; readonly label: string };
}
export interface QuestionCategory {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** The questions whose text or answer contains the query; empty categories are left out (FAQ-02, FAQ-03). */
export const findQuestions = (
  categories: readonly QuestionCategory[],
  query: string,
): readonly QuestionCategory[] =>
  categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ question, answer }) => mentions([question, answer], query)),
    }))
    .filter(({ questions }) => questions.length > 0);
