import { describe, expect, it } from 'vitest';
import { expectEach, expectSections, phrase, sectionsOf, text } from '../../../../test/unitRules.ts';
import { timedPerQuestion } from '../../../unit.ts';
import { lesson } from './lesson.ts';
import { conversations } from './unit.ts';

const dialogues = sectionsOf(lesson, 'dialogues').flatMap((section) => section.conversations);

describe('conversations', () => {
  it('[CONT-14] has topics of two, each with lines, words and two questions', () => {
    expectSections(lesson, 'dialogues', { greetings: 2, restaurant: 2, shopping: 2, transportation: 2 });
    for (const { lines, vocabulary, questions } of dialogues) {
      expectEach(lines, { speaker: text, ...phrase });
      expectEach(vocabulary, phrase);
      expect(questions.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('[INT-19] ends with practice tips', () => expectSections(lesson, 'notes', { 'practice-tips': 3 }));

  it('[CONT-19] names every price in lari or tetri', () => {
    const lines = dialogues.flatMap((conversation) => conversation.lines);
    const priced = lines.filter(({ form }) => /ლარ(?:ი|ად)/u.test(form));
    expectEach(priced, { gloss: expect.stringMatching(/\blari\b/u) });
    const costs = lines.filter(({ form }) => /ღირ(?:ს|და)/u.test(form) && !form.includes('რა ღირს'));
    expectEach(costs, { form: expect.stringMatching(/ლარ|თეთრ/u) });
    const other =
      /[$€£₽]|\b(?:dollars?|euros?|pounds?|cents?|rou?bles?|USD|EUR)\b|დოლარ|ევრო(?!პ)|ცენტი\b|რუბლ/iu;
    expect(JSON.stringify(dialogues).match(other)).toBeNull();
  });

  it('[TIME-21] is completed at 3 points, too', () =>
    expect(conversations.completion).toMatchObject({ points: 3, pointRule: 'answered' }));

  it('[QRUN-14] [QRUN-16] has a quiz with 45 s for each question', () =>
    expect(conversations.quiz.rules).toEqual(timedPerQuestion({ seconds: 45, redAt: 10 })));
});
