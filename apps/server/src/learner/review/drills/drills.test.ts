import { randomUUID } from 'node:crypto';
import type { DrillQuestion, DrillSkill } from '@ena/contract/drills';
import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { skills } from '@ena/course/drills/skills';
import { freeVerbs } from '@ena/course/drills/verbs';
import { correctResponse } from '@ena/domain/exercise/kinds';
import { describe, expect, it } from 'vitest';
import { type ReviewLearner, setUpReviews } from '../../../../test/reviews.ts';
import { createCourse } from '../../../content/course/units.ts';

const present = 'skill.present.1sg';
const past = 'skill.aorist.singular';
/** As if the skills came first on the path. */
const course = createCourse(lessonBodies, quizBodies, vocabulary, packBodies, [
  present,
  'skill.present.2sg',
  'skill.case.in',
  past,
  'word.hello',
  'word.yes',
  'word.no',
]);
const { learner, onDay, get, reviewRun, settings, review, record, cardsOf, logOf } = setUpReviews({ course });

const listOf = async (of: ReviewLearner) =>
  // as: the contract types it.
  (await get(of, '/api/drills'))['skills'] as DrillSkill[];
const runOf = async (of: ReviewLearner, query: string) =>
  // as: the contract types it.
  (await get(of, `/api/drills/run?seed=5&${query}`))['questions'] as DrillQuestion[];
const answerTo = ({ question, ...asked }: DrillQuestion, response: unknown = correctResponse(question)) =>
  review({ ...asked, response });
const introducedOf = async (of: ReviewLearner) =>
  (await reviewRun(of)).steps.flatMap((step) => (step.kind === 'introduce' ? [step.itemId] : []));

describe('what drills ask', () => {
  it('without Premium is the present of ten verbs, and cases of free words; the others are named as locked', async () => {
    const [free, paid] = [await learner(), await learner('active')];
    const locked = (await listOf(free)).filter(({ isLocked }) => isLocked).map(({ id }) => id);
    expect(locked).toEqual(skills.filter(({ tier }) => tier === 'premium').map(({ id }) => id));
    expect((await listOf(paid)).some(({ isLocked }) => isLocked)).toBe(false);
    expect(await runOf(free, `mode=choose&skills=${past}`)).toEqual([]);
    const verbs = (await runOf(free, `mode=type&skills=${present}`)).map(
      ({ variant }) => variant.split(' ')[0],
    );
    expect(verbs.filter((verb) => !freeVerbs.has(verb ?? ''))).toEqual([]);
    expect(await runOf(paid, `mode=choose&skills=${past}`)).toHaveLength(12);
  });

  it('is what the learner chooses: skills, verbs, persons, and how to answer', async () => {
    const ana = await learner('active');
    const typed = await runOf(ana, `mode=type&skills=${past}&verbs=write,eat&persons=2sg`);
    expect(typed.length).toBeGreaterThan(4);
    for (const { itemId, variant, question, format } of typed) {
      expect([itemId, format]).toEqual([past, 'drill-type']);
      expect(variant).toMatch(/^(?:write|eat) 2sg /u);
      expect(question).not.toHaveProperty('options');
    }
    expect(await runOf(ana, 'mode=say&verbs=nothing')).toEqual([]);
  });

  it('is what was drilled and what follows in teaching order, without a choice', async () => {
    const ana = await learner('active');
    const [drilled] = await runOf(ana, `mode=choose&skills=${past}`);
    if (!drilled) throw new Error('no question');
    await record(ana, answerTo(drilled));
    const asked = new Set((await runOf(ana, 'mode=choose')).map(({ itemId }) => itemId));
    expect(asked.delete(past)).toBe(true);
    const others = skills.map(({ id }) => id).filter((id) => id !== past);
    expect(asked).toEqual(new Set(others.slice(0, asked.size)));
    expect(asked.size).toBeGreaterThan(1);
    expect(asked.size).toBeLessThan(12);
  });

  it('is what went wrong of late, if the learner wants that', async () => {
    const ana = await learner('active');
    expect(await runOf(ana, 'mode=choose&only=weak')).toEqual([]);
    const [one] = await runOf(ana, `mode=choose&skills=${past}`);
    const [other] = await runOf(ana, `mode=choose&skills=${present}`);
    if (!one || !other) throw new Error('no questions');
    await record(ana, answerTo(one, 'ჰჰჰ'), answerTo(other));
    expect((await listOf(ana)).filter(({ answered }) => answered > 0)).toMatchObject([
      { id: present, answered: 1, wrong: 0 },
      { id: past, answered: 1, wrong: 1 },
    ]);
    expect(new Set((await runOf(ana, 'mode=choose&only=weak')).map(({ itemId }) => itemId))).toEqual(
      new Set([past]),
    );
  });
});

describe('an answer to a drill', () => {
  it('is judged again by the server, from the variant alone, and moves the card of its skill', async () => {
    const ana = await learner('active');
    const questions = (await runOf(ana, `mode=type&skills=${past}`)).slice(0, 3);
    const [right, wrong, other] = questions;
    if (!right || !wrong || !other) throw new Error('no questions');
    const { json } = await record(ana, answerTo(right), answerTo(wrong, correctResponse(other.question)));
    expect(json).toMatchObject({ recorded: 2, rejected: [] });
    expect((await logOf(ana)).map(({ itemId, format, correct }) => [itemId, format, correct])).toEqual([
      [past, 'drill-type', true],
      [past, 'drill-type', false],
    ]);
    expect(await cardsOf(ana)).toMatchObject([{ itemId: past, skill: 'recognize', reps: 2 }]);
  });

  it.each([
    ['an unknown variant', { itemId: present, variant: 'nonsense', format: 'drill-type' }],
    ['no variant', { itemId: present, format: 'drill-type' }],
    ['a format of words', { itemId: present, format: 'choose-meaning', response: 'x' }],
    ['a word in a format of skills', { itemId: 'word.hello', variant: 'x', format: 'drill-type' }],
  ])('is rejected with %s', async (_, fields) => {
    const ana = await learner();
    const one = review({ id: randomUUID(), ...fields });
    expect((await record(ana, one)).json).toMatchObject({ recorded: 0, rejected: [one.id] });
  });

  it('is rejected for a skill that the learner may not open', async () => {
    const [free, paid] = [await learner(), await learner('active')];
    const [asked] = await runOf(paid, `mode=choose&skills=${past}`);
    if (!asked) throw new Error('no question');
    expect((await record(free, answerTo(asked))).json).toMatchObject({ recorded: 0 });
  });
});

describe('Today', () => {
  it('introduces one skill a day, beside the new words', async () => {
    const ana = await learner('active');
    expect((await introducedOf(ana)).filter((id) => id.startsWith('skill.'))).toEqual([present]);
    const [asked] = (await reviewRun(ana)).steps.flatMap((step) =>
      step.kind === 'ask' && step.itemId === present ? [step] : [],
    );
    if (!asked) throw new Error('not asked');
    const { skill, format, variant, question } = asked;
    const once = () =>
      review({ itemId: present, skill, format, variant, response: correctResponse(question) });
    await record(ana, once(), once());
    expect((await introducedOf(ana)).filter((id) => id.startsWith('skill.'))).toEqual([]);
    await onDay(ana, '2026-03-02');
    expect((await introducedOf(ana)).filter((id) => id.startsWith('skill.'))).toEqual(['skill.present.2sg']);
  });

  it('asks a skill with another sentence each day, chosen first and then typed, if the learner types', async () => {
    const ana = await learner('active');
    await settings(ana, { newPerDay: 0 });
    const formats: string[] = [];
    const variants: (string | undefined)[] = [];
    const [first] = await runOf(ana, `mode=choose&skills=${present}`);
    if (!first) throw new Error('no question');
    await record(ana, answerTo(first), answerTo(first));
    await settings(ana, { newPerDay: 10 });
    for (let day = 2; day <= 20; day++) {
      await onDay(ana, `2026-03-${String(day).padStart(2, '0')}`);
      const asked = (await reviewRun(ana)).steps.flatMap((step) =>
        step.kind === 'ask' && step.itemId === present ? [step] : [],
      );
      for (const { skill, format, variant, question } of asked) {
        formats.push(format);
        variants.push(variant);
        await record(
          ana,
          review({ itemId: present, skill, format, variant, response: correctResponse(question) }),
        );
      }
    }
    expect(formats[0]).toBe('drill-choose');
    expect(formats).toContain('drill-type');
    expect(new Set(variants).size).toBeGreaterThan(1);
  });

  it('without Premium asks free verbs only, and nothing that is typed if the learner chooses only', async () => {
    const ana = await learner();
    const run = await get(ana, '/api/reviews/session?chooseOnly=true');
    expect(JSON.stringify(run)).not.toContain('drill-type');
    const steps = (await reviewRun(ana)).steps.filter(
      (step) => step.kind === 'ask' && step.itemId === present,
    );
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps)
      expect(freeVerbs.has((step.kind === 'ask' && step.variant?.split(' ')[0]) || '')).toBe(true);
  });
});
