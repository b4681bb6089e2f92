/** Skills as items of spaced review, and their places on the path. */
import { romanize } from '@ena/domain/georgian/romanize';
import type { StudyItem } from '@ena/domain/lesson/studyItem';
import type { Skill } from './skill.ts';
import { skills } from './skills.ts';

/** Sentences are made up: there are no clips. */
const toStudyItem = ({ id, form, gloss, teaches, example }: Skill): StudyItem => ({
  id,
  kind: 'skill',
  group: 'drills',
  form,
  gloss,
  romanization: romanize(form),
  clip: '',
  note: teaches,
  example: { ...example, romanization: romanize(example.form) },
});

export const skillItems: readonly (StudyItem & Pick<Skill, 'tier'>)[] = skills.map((skill) => ({
  ...toStudyItem(skill),
  tier: skill.tier,
}));

/** Ids of the skills that Today introduces after a step of the path. */
export const skillsAfter = (stepId: string): readonly string[] =>
  skills.filter(({ afterStep }) => afterStep === stepId).map(({ id }) => id);
