import { describe, expect, it } from 'vitest';
import { expectEach, expectSections, phrase, sectionsOf, text } from '../../../../test/unitRules.ts';
import { lesson } from './lesson.ts';
import { advancedLiterature } from './unit.ts';

describe('literature', () => {
  it('[CONT3-09] has poets of four eras with their works, and tips', () => {
    expectSections(lesson, 'poets', { medieval: 1, romantic: 1, modern: 3, contemporary: 1 });
    const poets = sectionsOf(lesson, 'poets').flatMap((era) => era.poets);
    expectEach(poets, { name: phrase, period: expect.stringMatching(/\d/u), bio: text, significance: text });
    for (const { majorWorks } of poets) expectEach(majorWorks, phrase);
    expectSections(lesson, 'notes', { 'reading-tips': 4 });
  });

  it('[ADV-40] is completed by time alone', () =>
    expect(advancedLiterature.completion).toMatchObject({ points: null, pointRule: 'answered' }));
});
