/** The pages of the course with their content and required access: the knowledge base of the assistant. */
import type { CoursePage, PhrasebookPage } from '@ena/domain/assistant/model';
import { requiredAccessOfTier } from '@ena/domain/entitlement/entitlement';
import type { Lesson, Vocabulary } from '@ena/domain/lesson/model';
import { lessons } from './catalog.ts';
import { phrasebook } from './phrasebook.ts';

/** Lessons that have a body, in teaching order, and the vocabulary section, which is premium (decision D18). */
export const coursePages = (
  bodies: ReadonlyMap<string, Lesson>,
  { sections, tips }: Vocabulary,
): readonly CoursePage[] => [
  ...lessons.flatMap(({ id, title, path, tier }) => {
    const body = bodies.get(id);
    return body ? [{ ...body, id, title, path, requiredAccess: requiredAccessOfTier(tier) }] : [];
  }),
  { id: 'vocabulary', title: 'Vocabulary', path: '/vocabulary', requiredAccess: 'premium', sections, tips },
];

/** The phrasebook is open to everybody. */
export const phrasebookPage: PhrasebookPage = {
  page: {
    id: 'phrasebook',
    title: 'Phrasebook',
    path: '/phrases',
    requiredAccess: 'public',
    sections: [],
    tips: [],
  },
  phrasebook,
};
