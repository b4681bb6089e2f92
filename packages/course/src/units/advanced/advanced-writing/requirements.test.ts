import { describe, expect, it } from 'vitest';
import { expectEach, expectSections, phrase, sectionsOf, text } from '../../../../test/unitRules.ts';
import { lesson } from './lesson.ts';
import { advancedWriting } from './unit.ts';

describe('advanced writing', () => {
  it('[CONT3-11] has categories of essays with example, tips and key words, and notes', () => {
    expectSections(lesson, 'essays', { academic: 2, creative: 2, professional: 2, journalistic: 2 });
    const essays = sectionsOf(lesson, 'essays').flatMap((section) => section.essays);
    expectEach(essays, { title: text, description: text, example: phrase });
    for (const { keywords } of essays) expectEach(keywords, phrase);
    expectSections(lesson, 'notes', { 'writing-guidelines': 3, 'common-mistakes': 3 });
  });

  it('[ADV-37] is completed at 1 point, too', () =>
    expect(advancedWriting.completion).toMatchObject({ points: 1, pointRule: 'draft' }));
});
