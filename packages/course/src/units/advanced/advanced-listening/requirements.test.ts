import { describe, expect, it } from 'vitest';
import { expectEach, expectSections, phrase, sectionsOf, text } from '../../../../test/unitRules.ts';
import { lesson } from './lesson.ts';
import { advancedListening } from './unit.ts';

describe('listening', () => {
  it('[CONT3-12] has categories of recordings with transcript, questions of four options and words, and notes', () => {
    expectSections(lesson, 'recordings', { news: 2, conversations: 2, media: 2, academic: 2 });
    for (const { lines, questions, vocabulary } of sectionsOf(lesson, 'recordings').flatMap(
      ({ recordings }) => recordings,
    )) {
      expectEach(lines, phrase);
      expectEach(questions, { kind: 'choice', options: [text, text, text, text], answer: text });
      expectEach(vocabulary, { ...phrase, context: phrase });
    }
    expectSections(lesson, 'notes', { 'listening-strategies': 3, 'practice-tips': 3 });
  });

  it('[ADV-38] is completed at 3 points, too', () =>
    expect(advancedListening.completion).toMatchObject({ points: 3, pointRule: 'answered-and-current' }));
});
