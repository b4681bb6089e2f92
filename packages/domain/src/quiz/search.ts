/** Which quizzes a search finds (QHUB-02). */
import { mentions } from '../help/mentions.ts';

interface SearchableQuiz {
  readonly title: string;
  readonly description: string;
}

/** Whether title or description contains the query, ignoring case. An empty query matches all. */
export const matchesQuiz = ({ title, description }: SearchableQuiz, query: string): boolean =>
  mentions([title, description], query);
