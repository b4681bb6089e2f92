/** Drills: the list of skills with how the learner did, and runs of questions that are made up. */
import type { DrillMode, DrillQuestion, DrillSkill, DrilledVerb } from '@ena/contract/drills';
import { findLessonByPath } from '@ena/course/catalog';
import { chooseVariant, type DrillFilter, drillItem } from '@ena/course/drills/drillItem';
import type { Skill as GrammarSkill } from '@ena/course/drills/skill';
import { skills } from '@ena/course/drills/skills';
import { actionVerbs, freeVerbs } from '@ena/course/drills/verbs';
import { lexiconVerb } from '@ena/course/grammarForms';
import { checkAccess, requiredAccessOfTier } from '@ena/domain/entitlement/entitlement';
import type { DrillFormat } from '@ena/domain/review/question';
import { seedAt, shuffle } from '@ena/domain/random/shuffle';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Viewer } from '../../../identity/sessions/viewer.ts';
import type { Db } from '../../../platform/db/open.ts';
import { readCardsOf } from '../cards/cards.ts';
import { reviewCards, reviewLog } from '../tables.ts';

/** Questions of one run. */
const drillLength = 12;

/** Answers that tell how a skill is known by now. */
const maxAnswers = 400;
const latestOfSkill = 8;

const isOpen = ({ tier }: Pick<GrammarSkill, 'tier'>, viewer: Viewer) =>
  checkAccess(requiredAccessOfTier(tier), viewer) === 'open';

/** How the learner did of late, by skill. */
async function readResults(
  db: Db,
  userId: string,
): Promise<ReadonlyMap<string, { answered: number; wrong: number }>> {
  const answers = await db
    .select({ itemId: reviewLog.itemId, correct: reviewLog.correct })
    .from(reviewLog)
    .where(and(eq(reviewLog.userId, userId), sql`starts_with(${reviewLog.itemId}, 'skill.')`))
    .orderBy(desc(reviewLog.reviewedAt))
    .limit(maxAnswers);
  const bySkill = Map.groupBy(answers, ({ itemId }) => itemId);
  return new Map(
    [...bySkill].map(([id, all]) => {
      const latest = all.slice(0, latestOfSkill);
      return [id, { answered: latest.length, wrong: latest.filter(({ correct }) => !correct).length }];
    }),
  );
}

/** The skills in teaching order; locked ones are named as well. */
export async function listDrills(
  { db }: { readonly db: Db },
  viewer: Viewer,
): Promise<{ skills: DrillSkill[]; verbs: DrilledVerb[] }> {
  const results = await readResults(db, viewer.userId);
  return {
    skills: skills.map((skill) => {
      const { id, title, teaches, form, example, target, lesson: path } = skill;
      const { answered, wrong } = results.get(id) ?? { answered: 0, wrong: 0 };
      return {
        id,
        title,
        teaches,
        form,
        example,
        topic: target === 'verb' ? 'verbs' : 'cases',
        lesson: { title: findLessonByPath(path)?.title ?? '', path },
        isLocked: !isOpen(skill, viewer),
        answered,
        wrong,
      };
    }),
    verbs: actionVerbs.map(({ id, english }) => ({
      id,
      verbalNoun: lexiconVerb(id).verbalNoun,
      english: `to ${english.base}`,
      isLocked: !viewer.entitled && !freeVerbs.has(id),
    })),
  };
}

const formats: Readonly<Record<DrillMode, DrillFormat>> = {
  choose: 'drill-choose',
  type: 'drill-type',
  say: 'drill-say',
};

interface DrillChoice extends Pick<DrillFilter, 'verbs' | 'persons'> {
  readonly mode: DrillMode;
  readonly skills?: readonly string[] | undefined;
  readonly only?: 'weak' | undefined;
  readonly seed: number;
}

/** The words of the course that the learner has met. */
async function readMetWords(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ itemId: reviewCards.itemId })
    .from(reviewCards)
    .where(and(eq(reviewCards.userId, userId), sql`starts_with(${reviewCards.itemId}, 'word.')`));
  return new Set(rows.map(({ itemId }) => itemId));
}

/** How many skills that were never drilled are asked in a run without any choice. */
const newSkills = 4;
/** For a run without any choice: what was drilled, and what follows in teaching order. */
function metAndNext(open: readonly GrammarSkill[], isMet: (id: string) => boolean): readonly GrammarSkill[] {
  const met = open.filter(({ id }) => isMet(id));
  return [...met, ...open.filter(({ id }) => !isMet(id)).slice(0, newSkills)];
}

/** The questions of a run, in turn of its skills, each another one. Skills that the viewer may not open are left out. */
export async function readDrillRun(
  { db }: { readonly db: Db },
  viewer: Viewer,
  { mode, skills: wanted, only, seed, ...filter }: DrillChoice,
): Promise<{ questions: DrillQuestion[] }> {
  const { userId, entitled } = viewer;
  const results = await readResults(db, userId);
  const open = skills.filter((skill) => isOpen(skill, viewer));
  const chosen =
    wanted || only || filter.persons || filter.verbs
      ? open.filter(
          ({ id }) => (wanted?.includes(id) ?? true) && (!only || (results.get(id)?.wrong ?? 0) > 0),
        )
      : metAndNext(open, (id) => results.has(id));
  const met = await readMetWords(db, userId);
  const cards = await readCardsOf(
    db,
    userId,
    chosen.map(({ id }) => id),
  );
  const canWrite = new Set(cards.flatMap(({ itemId, skill }) => (skill === 'produce' ? [itemId] : [])));
  const format = formats[mode];
  const used = new Set<string>();
  const order = shuffle(chosen, seed);
  const questions: DrillQuestion[] = [];
  // A filter can leave nothing of some skills: these are passed over.
  for (let turn = 0; questions.length < drillLength && turn < 3 * drillLength && order.length > 0; turn++) {
    const skill = order[turn % order.length];
    const ofTurn = seedAt(seed, turn);
    const variant =
      skill &&
      chooseVariant(skill, ofTurn, { ...filter, isFree: !entitled, isKnown: (id) => met.has(id), used });
    const question = variant == null || !skill ? null : drillItem(skill.id, variant, format, ofTurn);
    if (!skill || variant == null || !question) continue;
    used.add(variant);
    // As an answer in a lesson: what is typed shows that it can be written only once that is asked.
    const isProduced = mode !== 'choose' && canWrite.has(skill.id);
    questions.push({
      itemId: skill.id,
      skill: isProduced ? 'produce' : 'recognize',
      format,
      variant,
      question,
    });
  }
  return { questions };
}
