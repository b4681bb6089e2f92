/** Practice covers each page, and its generated items ask for what the page teaches. */
import { correctAnswer, type ExerciseItem, textsOf } from '@ena/domain/exercise/kinds';
import type { Exercise } from '@ena/domain/exercise/model';
import { romanize } from '@ena/domain/georgian/romanize';
import { practiceOfSection } from '@ena/domain/lesson/kinds';
import { dictationId } from '@ena/domain/practice/dictation';
import { type Course, findDuplicates, findProblems, findProblemsAt, type Problem } from '../model.ts';
import { items, pages, type PageWithSections } from '../walk.ts';

/** What a page teaches, with the texts by which a question can ask for it or name it as an option. */
interface Taught {
  readonly id: string;
  readonly texts: readonly string[];
}

const toTaught = ({ id, form, gloss }: { id: string; form: string; gloss: string }): Taught => ({
  id,
  texts: [form, gloss.replace(/;.*/u, ''), gloss.replace(/ \(.*|;.*/u, '')],
});
const taughtBy = ({ sections }: PageWithSections): Taught[] =>
  sections
    .map(practiceOfSection)
    .flatMap(({ words, letters }) => [
      ...words.map(toTaught),
      ...letters.map(({ id, form }) => ({ id, texts: [form, romanize(form, 'marked')] })),
    ]);

export function checkPractice(course: Course): Problem[] {
  const { served } = course;
  if (served === undefined) return [];
  const authored = new Set(items({ ...course, served: [] }).map(({ id }) => id));
  const taughtPhrases = course.phrasebook?.themes.flatMap(({ phrases }) => phrases.map(toTaught)) ?? [];
  const practised = [
    ...[...pages({ ...course, packs: [] }), ...(course.packs ?? [])].map((page) => ({
      id: page.id,
      taught: taughtBy(page),
    })),
    { id: 'phrasebook', taught: taughtPhrases },
  ];
  return practised.flatMap(({ id: pageId, taught }) => {
    const exercises = served.filter(({ id }) => id.startsWith(`${pageId}.`));
    const generated = exercises.flatMap((exercise) => exercise.items).filter(({ id }) => !authored.has(id));
    return [
      ...findProblems(
        findDuplicates(generated, ({ id }) => id),
        () => 'is generated twice',
      ),
      ...generated.flatMap((item) => findProblemsAt(item.id, faultsOf(item, taught), (fault) => fault)),
      ...uncovered(pageId, taught, exercises),
    ];
  });
}

function faultsOf(item: ExerciseItem, taught: readonly Taught[]): string[] {
  const asked = taught.find(({ id }) => item.teaches.length === 1 && item.id.endsWith(`.${id}`));
  if (!asked || !item.teaches.includes(asked.id)) return ['asks for nothing that its page teaches'];
  const answer = correctAnswer(item);
  const known = new Set(taught.flatMap(({ texts }) => texts));
  return [
    ...(asked.texts.includes(answer) ? [] : [`has ${answer} as answer, which is not ${asked.id}`]),
    ...textsOf(item).flatMap((text) =>
      known.has(text) ? [] : [`offers ${text}, which its page does not teach`],
    ),
  ];
}

/** Without the dictation, which needs sound. */
function uncovered(pageId: string, taught: readonly Taught[], exercises: readonly Exercise[]): Problem[] {
  const asked = new Set(
    exercises
      .filter(({ id }) => id !== dictationId(pageId))
      .flatMap((exercise) => exercise.items.flatMap(({ teaches }) => teaches)),
  );
  return findProblems(taught, ({ id }) =>
    asked.has(id) ? null : `is asked for by no exercise of ${pageId}`,
  );
}
