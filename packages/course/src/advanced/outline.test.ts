/** What the pages and quizzes of the Advanced level hold, in plain numbers and ids as the requirements have them. */
import { resultMessage } from '@ena/domain/quiz/result';
import { describe, expect, it } from 'vitest';
import {
  hasNoDuplicates,
  expectEach,
  georgian,
  phrase,
  questionsOf,
  sectionsOf,
  text,
} from '../../check/outline.ts';
import { lessonBodies, quizBodies } from '../bodies.ts';
import { clips } from '../clips.ts';

const question = { kind: 'choice', prompt: text, options: expect.arrayContaining([text]), answer: text };

describe('the Advanced quizzes', () => {
  it('[CONT3-05] the general one has five questions', () => {
    const questions = quizBodies.get('advanced-quiz')?.questions ?? [];
    expect(questions).toHaveLength(5);
    expectEach(questions, question);
  });

  describe.each([
    ['grammar', 3],
    ['culture', 2],
    ['literature', 2],
    ['idioms', 2],
    ['writing', 2],
    ['listening', 2],
  ])('%s', (topic, size) => {
    it(`[CONT3-06] has ${size} questions with id, options, answer and explanation`, () => {
      expect(questionsOf(`advanced-${topic}`)).toHaveLength(size);
      expectEach(questionsOf(`advanced-${topic}`), { ...question, id: text, explanation: text });
    });

    it.each([
      [100, 'Excellent! You have a great understanding of this topic.'],
      [80, 'Excellent! You have a great understanding of this topic.'],
      [79, 'Good job! Keep practicing to improve your score.'],
      [60, 'Good job! Keep practicing to improve your score.'],
      [59, 'Keep learning! Review the material and try again.'],
      [0, 'Keep learning! Review the material and try again.'],
    ])('[QADV-15] %d percent says %s', (percent, said) => {
      const messages = quizBodies.get(`quiz-advanced-${topic}`)?.messages;
      expect(messages && resultMessage(messages, percent, 100)).toBe(said);
    });
  });
});

describe('the Advanced lessons', () => {
  it.each(['advanced-grammar', 'advanced-culture'])(
    '[CONT3-08] %s: six topics with explained examples, three exercises of five questions',
    (lessonId) => {
      const topics = sectionsOf(lessonId, 'topics').flatMap((section) => section.topics);
      expect(topics).toHaveLength(6);
      expectEach(topics, { id: text, title: text, description: text });
      for (const { examples } of topics) expectEach(examples, { ...phrase, explanation: text });
      const exercises = lessonBodies.get(lessonId)?.exercises ?? [];
      expect(exercises.map(({ items }) => items.length)).toEqual([5, 5, 5]);
      expectEach(
        exercises.flatMap(({ items }) => items),
        { ...question, explanation: text },
      );
    },
  );

  it('[CONT3-09] literature: four eras, six poets, each with an image of their own', () => {
    const eras = sectionsOf('advanced-literature', 'poets');
    expect(eras).toHaveLength(4);
    expectEach(eras, { id: text, title: text, description: text });
    const poets = eras.flatMap((era) => era.poets);
    expect(poets).toHaveLength(6);
    expectEach(poets, {
      id: text,
      name: phrase,
      period: expect.stringMatching(/\d/u),
      bio: text,
      significance: text,
    });
    for (const { majorWorks } of poets) expectEach(majorWorks, phrase);
  });

  it('[CONT3-10] idioms: four categories of two, three exercises of two questions with four options', () => {
    const categories = sectionsOf('advanced-idioms', 'idioms');
    expect(categories.map(({ idioms }) => idioms.length)).toEqual([2, 2, 2, 2]);
    const idioms = categories.flatMap((category) => category.idioms);
    expectEach(idioms, { ...phrase, literal: text, example: phrase, explanation: text });
    const exercises = lessonBodies.get('advanced-idioms')?.exercises ?? [];
    expect(exercises.map(({ items }) => items.length)).toEqual([2, 2, 2]);
    const four = [text, text, text, text];
    expectEach(
      exercises.flatMap(({ items }) => items),
      { ...question, options: four, explanation: text },
    );
  });

  it('[CONT3-12] listening: four categories of two recordings, each with two questions of four options', () => {
    const categories = sectionsOf('advanced-listening', 'recordings');
    expect(categories.map(({ recordings }) => recordings.length)).toEqual([2, 2, 2, 2]);
    const recordings = categories.flatMap((category) => category.recordings);
    expectEach(recordings, { id: text, title: text, description: text });
    for (const { id, lines, questions, vocabulary } of recordings) {
      // The address of the recording is that of the clip with its id.
      expect(clips.get(id)?.spoken.map((part) => part.text)).toEqual(lines.map(({ form }) => form));
      expectEach(lines, { form: georgian, gloss: text });
      expect(questions).toHaveLength(2);
      expectEach(questions, { ...question, options: [text, text, text, text] });
      expectEach(vocabulary, { ...phrase, context: phrase });
    }
  });

  it('[CONT3-11] writing: four categories of two essays with example, 5 tips and 5 key words', () => {
    const categories = sectionsOf('advanced-writing', 'essays');
    expect(categories.map(({ id }) => id)).toEqual(['academic', 'creative', 'professional', 'journalistic']);
    const essays = categories.flatMap((category) => {
      expect(category.essays).toHaveLength(2);
      return category.essays;
    });
    expectEach(essays, { id: text, title: text, description: text, example: phrase });
    expect(hasNoDuplicates(essays.map(({ id }) => id))).toBe(true);
    for (const { tips, keywords } of essays) {
      expect([tips.length, keywords.length]).toEqual([5, 5]);
      expect(tips).toEqual(tips.map(() => text));
      expectEach(keywords, phrase);
    }
  });
});
