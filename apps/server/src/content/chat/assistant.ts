/** Answers questions of learners: from the course alone, or with a language model if one is configured. */
import { guide } from '@ena/course/guide';
import { coursePages, phrasebookPage } from '@ena/course/pages';
import { answerFromCourse } from '@ena/domain/assistant/answer';
import { retrieveContext } from '@ena/domain/assistant/retrieveContext';
import { buildKnowledge } from '@ena/domain/assistant/knowledge';
import type { Knowledge } from '@ena/domain/assistant/model';
import { renderLink } from '@ena/domain/assistant/render';
import type { Course } from '../course/units.ts';
import { pageEntries } from '../search/entries.ts';
import { createSearch } from '../search/query.ts';
import type { AssistantRequest } from './assistantRequest.ts';
import { type ChatSettings, type ModelTimeouts, modelTimeouts, streamFromModel } from './model.ts';

export interface Assistant {
  readonly answeredBy: 'course' | 'model';
  /** How many questions a learner may ask in 24 hours. */
  readonly questionsPerDay: number;
  /**
   * Streams the answer as Markdown. `signal` aborts it, and the request to the model. Throws CHAT_SLOW or
   * CHAT_UNAVAILABLE.
   */
  readonly answer: (asked: AssistantRequest, signal: AbortSignal) => AsyncIterable<string>;
}

const maxPages = 3;
/** Longer questions are sentences, of which a single word says nothing about the page. */
const maxSearchWords = 3;

/** Creates the assistant for a course. Without settings of a model it answers from the course alone. */
export function createAssistant(
  course: Pick<Course, 'lessons' | 'vocabulary'>,
  { model, questionsPerDay }: { readonly model: ChatSettings | null; readonly questionsPerDay: number },
  timeouts: ModelTimeouts = modelTimeouts,
): Assistant {
  let knowledge: Knowledge | undefined;
  const findPages = createSearch(pageEntries(), () => false);
  // Lazy: indexing the course takes a tenth of a second, which would delay startup.
  const getKnowledge = () =>
    (knowledge ??= buildKnowledge(coursePages(course.lessons, course.vocabulary), phrasebookPage));
  return model === null
    ? {
        answeredBy: 'course',
        questionsPerDay,
        async *answer({ question, learner }) {
          const { kind, markdown } = answerFromCourse(getKnowledge(), guide, question, learner);
          const isSearch = kind === 'unknown' && question.trim().split(/\s+/u).length <= maxSearchWords;
          const found = isSearch ? findPages(question, learner).slice(0, maxPages) : [];
          if (found.length > 0) yield `These pages may help: ${found.map(renderLink).join(', ')}.\n\n`;
          yield markdown;
        },
      }
    : {
        answeredBy: 'model',
        questionsPerDay,
        answer: (asked, signal) =>
          streamFromModel(
            model,
            asked,
            retrieveContext(getKnowledge(), guide, asked.question, asked.learner),
            timeouts,
            signal,
          ),
      };
}
