/** Answers questions of learners: from the course alone, or with a language model if one is configured. */
import { guide } from '@ena/course/guide';
import { coursePages, phrasebookPage } from '@ena/course/pages';
import { answerFrom } from '@ena/domain/assistant/answer';
import { evidenceFor } from '@ena/domain/assistant/evidence';
import { type Knowledge, knowledgeOf } from '@ena/domain/assistant/knowledge';
import type { Course } from '../course/units.ts';
import { type ChatSettings, type Patience, patience, streamFromModel } from './model.ts';

/** A question with its context. */
export interface Asked {
  readonly question: string;
  /** Earlier messages of the conversation, the oldest first. */
  readonly before: readonly { readonly question: string; readonly answer: string }[];
  readonly learner: { readonly entitled: boolean; readonly level: string };
}

export interface Assistant {
  readonly by: 'course' | 'model';
  /** How many questions a learner may ask in 24 hours. */
  readonly questionsPerDay: number;
  /**
   * Streams the answer as Markdown. `signal` aborts it, and the request to the model. Throws CHAT_SLOW or
   * CHAT_UNAVAILABLE.
   */
  readonly answer: (asked: Asked, signal: AbortSignal) => AsyncIterable<string>;
}

/** Creates the assistant for a course. Without settings of a model it answers from the course alone. */
export function createAssistant(
  course: Pick<Course, 'lessons' | 'vocabulary'>,
  { model, questionsPerDay }: { readonly model: ChatSettings | null; readonly questionsPerDay: number },
  timeouts: Patience = patience,
): Assistant {
  let knowledge: Knowledge | undefined;
  // Lazy: indexing the course takes a tenth of a second, which would delay startup.
  const getKnowledge = () =>
    (knowledge ??= knowledgeOf(coursePages(course.lessons, course.vocabulary), phrasebookPage));
  return model === null
    ? {
        by: 'course',
        questionsPerDay,
        async *answer({ question, learner }) {
          yield answerFrom(getKnowledge(), guide, question, learner).markdown;
        },
      }
    : {
        by: 'model',
        questionsPerDay,
        answer: (asked, signal) =>
          streamFromModel(
            model,
            asked,
            evidenceFor(getKnowledge(), guide, asked.question, asked.learner),
            timeouts,
            signal,
          ),
      };
}
