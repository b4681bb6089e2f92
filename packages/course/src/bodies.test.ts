import { describe, expect, it } from 'vitest';
import { lessonBodies, lessonSources, quizBodies } from './bodies.ts';
import { lessons, quizzes } from './catalog.ts';

const idsOf = (units: readonly { readonly id: string }[]) => units.map(({ id }) => id);

describe('bodies', () => {
  it('[CONT3-01] are those of exactly the lessons and quizzes of the catalog', () => {
    expect([...lessonBodies.keys()]).toEqual(idsOf(lessons));
    expect([...quizBodies.keys()]).toEqual(idsOf(quizzes));
  });

  it('[CONT-01] [CONT-06] carry the romanization of each letter, its name and its example, with the ejective mark', () => {
    const [section] = lessonBodies.get('alphabet')?.sections ?? [];
    const letter = section?.kind === 'letters' ? section.letters.find(({ form }) => form === 'წ') : undefined;
    expect(letter).toMatchObject({
      romanization: "ts'",
      name: { form: 'წილი', romanization: "ts'ili" },
      example: { form: 'წყალი', gloss: 'water', romanization: "ts'q'ali" },
    });
  });

  it("do not contain the author's note for reviewers", () => {
    expect(lessonSources.every(({ reviewerNote }) => reviewerNote.length > 0)).toBe(true);
    expect(JSON.stringify([...lessonBodies.values()])).not.toContain('reviewerNote');
  });
});
