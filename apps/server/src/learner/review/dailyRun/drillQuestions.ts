/** Questions of items in any format: those of skills are made up anew each time (packages/course/src/drills). */
import { chooseVariant, drillItem } from '@ena/course/drills/drillItem';
import { findSkill } from '@ena/course/drills/skills';
import type { ExerciseItem } from '@ena/domain/exercise/kinds';
import type { OptionSource } from '@ena/domain/review/options';
import { type Format, isDrillFormat, questionOf } from '@ena/domain/review/question';
import type { CourseStudyItem } from '../../../content/course/studyItems.ts';
import type { Viewer } from '../../../identity/sessions/viewer.ts';

/** Whether questions of an item are made up. */
const isSkill = ({ kind }: Pick<CourseStudyItem, 'kind'>): boolean => kind === 'skill';

interface Asked {
  readonly format: Format;
  /** Of a skill: names the question. */
  readonly variant?: string | undefined;
}

/**
 * The question that was asked of an item; null if it cannot have been: a skill is asked in formats of drills alone, and by a
 * variant that it has.
 */
export function askedQuestion(
  item: CourseStudyItem,
  { format, variant = '' }: Asked,
  source?: OptionSource,
  seed = 0,
): ExerciseItem | null {
  if (isDrillFormat(format)) return isSkill(item) ? drillItem(item.id, variant, format, seed) : null;
  return isSkill(item) ? null : questionOf(item, format, source, seed);
}

/** Chooses a question of a skill among the words that the learner has met; undefined for other items. */
export function newVariant(
  item: CourseStudyItem,
  seed: number,
  {
    viewer: { entitled },
    isMet,
  }: { readonly viewer: Pick<Viewer, 'entitled'>; readonly isMet: (id: string) => boolean },
): string | undefined {
  const skill = isSkill(item) ? findSkill(item.id) : undefined;
  return skill && (chooseVariant(skill, seed, { isFree: !entitled, isKnown: isMet }) ?? undefined);
}
