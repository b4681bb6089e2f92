/** Answers questions of learners: from course and grammar alone, or with a language model if one is configured. */
import type { Course } from '../course/units.ts';
import type { AssistantRequest } from './assistantRequest.ts';
import { answerQuestion, findEvidence } from './intents/answer.ts';
import { createDictionary, type Dictionary } from './intents/dictionary.ts';
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

/** Creates the assistant for a course. Without settings of a model it answers from course and grammar alone. */
export function createAssistant(
  course: Pick<Course, 'lessons' | 'quizzes' | 'vocabulary' | 'packs'>,
  { model, questionsPerDay }: { readonly model: ChatSettings | null; readonly questionsPerDay: number },
  timeouts: ModelTimeouts = modelTimeouts,
): Assistant {
  let dictionary: Dictionary | undefined;
  // Lazy: indexing the course takes some tenths of a second, which would delay startup.
  const getDictionary = () => (dictionary ??= createDictionary(course));
  return model === null
    ? {
        answeredBy: 'course',
        questionsPerDay,
        async *answer({ question, learner }) {
          yield answerQuestion(getDictionary(), question, learner).markdown;
        },
      }
    : {
        answeredBy: 'model',
        questionsPerDay,
        answer: (asked, signal) =>
          streamFromModel(
            model,
            asked,
            findEvidence(getDictionary(), asked.question, asked.learner),
            timeouts,
            signal,
          ),
      };
}
