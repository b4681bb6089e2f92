import { describe, expect, it } from 'vitest';
import { advanceItem, canShowAnswer, isAnswerWithheld, type ItemEvent, startItem } from './itemState.ts';
import type { ExerciseItem } from './kinds.ts';

const base = { id: 'test', teaches: [], prompt: 'Which?' };
const typed: ExerciseItem = { ...base, kind: 'type-answer', answers: ['right'] };
const typedGap: ExerciseItem = { ...base, kind: 'fill-blank', sentence: '___', answers: ['right'] };
const gap: ExerciseItem = { ...typedGap, options: ['right', 'a'] };
const choice: ExerciseItem = { ...base, kind: 'choice', options: ['right', 'a'], answer: 'right' };
const order: ExerciseItem = { ...base, kind: 'order', items: ['one', 'two'] };
const composition: ExerciseItem = { ...base, kind: 'compose', longerThan: 9, mustContainSpace: true };

const respond = (response: string | string[]): ItemEvent => ({ type: 'respond', response });
const answer = (response: string | string[]): ItemEvent[] => [respond(response), { type: 'check' }];
const showAnswer: ItemEvent = { type: 'show-answer' };
const twoWrong = [...answer('a'), ...answer('b')];

describe('the answer of an item', () => {
  it.each([
    ['before an answer', typed, [], [false, false]],
    ['after one wrong answer', typed, answer('a'), [true, false]],
    ['asked for after one wrong answer', typed, [...answer('a'), showAnswer], [true, false]],
    ['after two wrong answers', typed, twoWrong, [true, true]],
    ['after two wrong answers in a gap', typedGap, twoWrong, [true, true]],
    ['while a third one is typed', typed, [...twoWrong, respond('c')], [false, false]],
    ['asked for after two wrong answers', typed, [...twoWrong, showAnswer], [false, false]],
    ['shown, and copied wrong', typed, [...twoWrong, showAnswer, ...answer('c')], [false, false]],
    ['after a right answer', typed, [...answer('a'), ...answer('right')], [false, false]],
    ['chosen, not typed', choice, answer('a'), [false, false]],
    ['chosen in a gap', gap, answer('a'), [false, false]],
    ['placed, not typed', order, answer(['two', 'one']), [false, false]],
    ['of a composition, which has none', composition, answer('a'), [false, false]],
  ])('is withheld, and can be shown, %s', (_, item, events, expected) => {
    const state = events.reduce(
      (before, event) => advanceItem(item, 'button', before, event),
      startItem(item),
    );
    expect([isAnswerWithheld(item, state), canShowAnswer(item, state)]).toEqual(expected);
  });
});

describe('an answer in Latin letters, where Georgian ones belong', () => {
  const bulb: ExerciseItem = { ...base, kind: 'type-answer', answers: ['ნათურა'] };
  const after = (...events: ItemEvent[]) =>
    events.reduce((state, event) => advanceItem(bulb, 'button', state, event), startItem(bulb));

  it('is distinguished from another one, and counts as neither right nor wrong', () => {
    expect(after(...answer('natura'))).toMatchObject({
      phase: 'answering',
      latin: 'right-sounds',
      wrongCount: 0,
    });
    expect(after(...answer('bulb'))).toMatchObject({ phase: 'answering', latin: 'other', wrongCount: 0 });
  });

  it('is no longer named once the learner types, and can be right then', () => {
    expect(after(...answer('natura'), respond('ნ'))).not.toHaveProperty('latin');
    expect(after(...answer('natura'), ...answer('ნათურა'))).toMatchObject({ verdict: { kind: 'correct' } });
  });
});
