/** Which quizzes a search finds (document 3, section 5; QHUB-02). */
import { mentions } from '../help/mentions.ts';

interface Found {
  readonly title: string;
  readonly description: string;
}

/** What is looked for stands in the title or the description, in whatever case. Nothing looked for finds all. */
export const matchesQuiz = ({ title, description }: Found, wanted: string): boolean =>
  mentions([title, description], wanted);
