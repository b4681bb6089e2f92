/** The content of each text, from the files of `content/`. Runs in Node: browsers get it from the server. */
import type { ExerciseItem } from '@ena/domain/exercise/kinds';
import { type ReadingText, textUnitId } from '@ena/domain/lesson/readingText';
import { agreementOf } from '../agreement.ts';
import { withForms } from '../answerForms.ts';
import { exampleGlossary } from '../bodies.ts';
import type { TextContent, TextQuestion } from './text.ts';
import { texts } from './texts.ts';

function itemOf(question: TextQuestion, id: string): ExerciseItem {
  const { prompt, explanation } = question;
  const base = { id, teaches: [], prompt, ...(explanation !== undefined && { explanation }) };
  if ('options' in question)
    return { ...base, kind: 'choice', options: question.options, answer: question.options[0] };
  const { answers } = question;
  return withForms({
    ...base,
    kind: 'type-answer',
    answers,
    verbPronouns: agreementOf(answers, prompt),
  });
}

/** The body of a text as served. */
const bodyOf = (textId: string, { sentences, questions }: TextContent): ReadingText => {
  const id = textUnitId(textId);
  return {
    id,
    sentences,
    glossary: exampleGlossary(sentences.map(({ form }) => form).join(' ')),
    questions: questions.map((question, index) => itemOf(question, `${id}.q${index + 1}`)),
  };
};

const bodies = new Map<string, ReadingText>();
// One after the other: see `inOrder` of bodies.ts.
for (const { id } of texts) {
  // as: what each file of a text exports; the compiler does not know a module by a computed name.
  const { text } = (await import(`./content/${id}.ts`)) as { text: TextContent };
  const body = bodyOf(id, text);
  bodies.set(body.id, body);
}
/** By the ids of their units. */
export const textBodies: ReadonlyMap<string, ReadingText> = bodies;
