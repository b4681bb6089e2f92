/** No answer can be guessed from the length, script or frequency of the options. */
import { acceptedAnswers, isChosen, textsOf } from '@ena/domain/exercise/kinds';
import { hasGeorgian } from '@ena/domain/georgian/letters';
import { type Course, findProblems, findProblemsAt, type Problem } from '../model.ts';
import { itemSets, type ItemSet } from '../walk.ts';

export const findGuessableAnswers = (course: Course): Problem[] => itemSets(course).flatMap(findInSet);

/** A question with options, one of which is right. */
interface Choice {
  readonly id: string;
  readonly options: readonly string[];
  readonly answer: string;
}

function findInSet({ id, items }: ItemSet): Problem[] {
  const choices = items.filter(isChosen).flatMap((item): Choice[] => {
    const [answer, ...others] = acceptedAnswers(item);
    return answer === undefined || others.length > 0 ? [] : [{ id: item.id, options: textsOf(item), answer }];
  });
  const longest = choices.filter(({ options, answer }) =>
    options.every((option) => option === answer || option.length < answer.length),
  );
  return [
    ...(longest.length > choices.length / 2
      ? [{ at: id, what: 'has the longest option as answer too often' }]
      : []),
    ...findProblems(choices, ({ options }) =>
      new Set(options.map(hasGeorgian)).size === 1 ? null : 'offers Georgian and English side by side',
    ),
    ...repeatedOptions(id, choices),
  ];
}

/** An option may be right in half of the cases at most; if offered three times or more, at least once. */
function repeatedOptions(at: string, choices: readonly Choice[]): Problem[] {
  const offered = [...new Set(choices.flatMap((item) => item.options))];
  return findProblemsAt(at, offered, (option) => {
    const times = choices.filter(({ options }) => options.includes(option)).length;
    const right = choices.filter(({ answer }) => answer === option).length;
    if (right > Math.ceil(times / 2)) return `has ${option} as answer ${right} of ${times} times`;
    return times >= 3 && right === 0 ? `offers ${option} ${times} times and it is never right` : null;
  });
}
