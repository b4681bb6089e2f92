/** The three levels of the course. Numbers come from docs/requirements. */

export const levelIds = ['beginner', 'intermediate', 'advanced'] as const;
export type LevelId = (typeof levelIds)[number];

export interface Level {
  readonly id: LevelId;
  readonly title: string;
  readonly titleKa: string;
  /** Georgian letters number things: ა is 1, ბ is 2, გ is 3. */
  readonly numeral: string;
  readonly path: string;
  readonly description: string;
  /** Minutes that a visit to the hub records (OP-8). */
  readonly visitMinutes: number;
}

export const levels = [
  {
    id: 'beginner',
    title: 'Beginner',
    titleKa: 'საწყისი',
    numeral: 'ა',
    path: '/beginner',
    description: 'Letters, everyday words, numbers, food, animals, the day.',
    visitMinutes: 1,
  },
  {
    id: 'intermediate',
    title: 'Intermediate',
    titleKa: 'საშუალო',
    numeral: 'ბ',
    path: '/intermediate',
    description: 'Sentences, conversations, reading and writing.',
    visitMinutes: 5,
  },
  {
    id: 'advanced',
    title: 'Advanced',
    titleKa: 'მაღალი',
    numeral: 'გ',
    path: '/advanced',
    description: 'Screeves, idioms, literature and culture.',
    visitMinutes: 0,
  },
] as const satisfies readonly Level[];
