/** Who answers the questions of learners: the course alone, or, where one is configured, a language model beside it. */
import { guide } from '@ena/course/guide';
import { coursePages, phrasebookPage } from '@ena/course/pages';
import { answerFrom } from '@ena/domain/assistant/answer';
import { evidenceFor } from '@ena/domain/assistant/evidence';
import { type Knowledge, knowledgeOf } from '@ena/domain/assistant/knowledge';
import type { Course } from '../course/units.ts';
import { type ChatSettings, type Patience, patience, streamFromModel } from './model.ts';

/** A question as the assistant gets it. */
export interface Asked {
  readonly question: string;
  /** What was said before in the same conversation, the oldest first. */
  readonly before: readonly { readonly question: string; readonly answer: string }[];
  readonly learner: { readonly entitled: boolean; readonly level: string };
}

export interface Assistant {
  readonly by: 'course' | 'model';
  /** How many questions a learner may ask in 24 hours. */
  readonly questionsPerDay: number;
  /**
   * The answer, piece by piece, as Markdown. `signal` ends it, and with it the request to the model. Throws the
   * failure CHAT_SLOW or CHAT_UNAVAILABLE.
   */
  readonly answer: (asked: Asked, signal: AbortSignal) => AsyncIterable<string>;
}

/** The assistant over a course. Without settings of a model it answers from the course alone. */
export function createAssistant(
  course: Pick<Course, 'lessons' | 'vocabulary'>,
  { model, questionsPerDay }: { readonly model: ChatSettings | null; readonly questionsPerDay: number },
  times: Patience = patience,
): Assistant {
  let knowledge: Knowledge | undefined;
  // Taken apart when it is first asked for: a tenth of a second that no start has to wait for.
  const known = () =>
    (knowledge ??= knowledgeOf(coursePages(course.lessons, course.vocabulary), phrasebookPage));
  return model === null
    ? {
        by: 'course',
        questionsPerDay,
        async *answer({ question, learner }) {
          yield answerFrom(known(), guide, question, learner).markdown;
        },
      }
    : {
        by: 'model',
        questionsPerDay,
        answer: (asked, signal) =>
          streamFromModel(
            model,
            asked,
            evidenceFor(known(), guide, asked.question, asked.learner),
            times,
            signal,
          ),
      };
}
