/** The skills of the drills in teaching order. Ids that were released are never used for anything else. */
import { firstSkills } from './firstSkills.ts';
import { laterSkills } from './laterSkills.ts';
import { pastAndFutureSkills } from './pastAndFutureSkills.ts';
import type { Skill } from './skill.ts';

export const skills: readonly Skill[] = [...firstSkills, ...pastAndFutureSkills, ...laterSkills];

export const findSkill = (id: string): Skill | undefined => skills.find((skill) => skill.id === id);
