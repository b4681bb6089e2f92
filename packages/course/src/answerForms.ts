/** The forms in an answer, by the readings that the grammar engine has of its words. */
import { type ExerciseItem, isTyped } from '@ena/domain/exercise/kinds';
import { foldAnswer } from '@ena/domain/georgian/answer';
import { hasGeorgian } from '@ena/domain/georgian/letters';
import type { Exercise } from '@ena/domain/exercise/model';
import type { AnswerForm } from '@ena/domain/lesson/studyItem';
import { analyzeNoun } from '@ena/grammar/noun/analysis';
import { analyzeVerb } from '@ena/grammar/verb/analysis';

/** What a word can be, as a finite verb or a declined word; a form of which several cases are alike is several. */
function readingsOf(text: string): readonly AnswerForm[] {
  const verbs = analyzeVerb(text).flatMap((reading): AnswerForm[] => {
    if (!('form' in reading) || reading.form.isVariant) return [];
    const { screeve, subject, object } = reading.form;
    const isUsual = screeve !== 'imperative' && (object === null || object !== '3pl');
    return isUsual ? [{ kind: 'verb', id: reading.verb.id, text, screeve, subject, object }] : [];
  });
  const nouns = analyzeNoun(text)
    .filter(({ use, particle, number, isRare }) => {
      const isCurrent = number !== 'older-plural' && !isRare;
      return use === 'independent' && particle === undefined && isCurrent;
    })
    .map(
      ({ entry, case: grammaticalCase, number, postposition }): AnswerForm => ({
        kind: 'noun',
        lemma: entry.lemma,
        text,
        case: grammaticalCase,
        number,
        ...(postposition && { postposition }),
      }),
    );
  return [...verbs, ...nouns];
}

/** Only of words of the course: most occur in several items. */
const readingsByWord = new Map<string, readonly AnswerForm[]>();
function knownReadingsOf(word: string): readonly AnswerForm[] {
  const readings = readingsByWord.get(word) ?? readingsOf(word);
  readingsByWord.set(word, readings);
  return readings;
}

/** The features of a form, without its word: the present of writing and of copying is the same, that of the first is meant. */
function featuresOf(form: AnswerForm): string {
  if (form.kind === 'verb') return [form.screeve, form.subject, form.object ?? '3sg'].join(' ');
  return [form.case, form.number, form.postposition].join(' ');
}

/** The forms of the words of an answer; without those that have several readings, of which it is not certain which one is meant. */
export const answerFormsOf = (answer: string): readonly AnswerForm[] =>
  foldAnswer(answer)
    .split(' ')
    .flatMap((word) => {
      const readings = knownReadingsOf(word);
      return new Set(readings.map(featuresOf)).size === 1 ? readings.slice(0, 1) : [];
    });

const isInflected = (form: AnswerForm) =>
  form.kind === 'verb' || form.case !== 'nominative' || form.number !== 'singular';

/** The item with the forms of its answer, if that is typed in Georgian and has more than dictionary forms. */
export function withForms<Item extends ExerciseItem>(item: Item): Item {
  const [answer = ''] = 'answers' in item && isTyped(item) ? item.answers : [];
  const forms = hasGeorgian(answer) ? answerFormsOf(answer) : [];
  return forms.some(isInflected) ? { ...item, forms } : item;
}

/** The exercise with the forms of what is typed in it; of a dictation only the spelling counts. */
export const withFormsOfItems = (exercise: Exercise): Exercise =>
  exercise.feedback === 'dictation' ? exercise : { ...exercise, items: exercise.items.map(withForms) };
