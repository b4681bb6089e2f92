/** Where navigation leads: only to what exists. Levels, lessons and quizzes come from the catalog. */
import { lessons, levels } from '@ena/course/catalog';

export interface Destination {
  readonly to: string;
  readonly label: string;
}

export const levelLinks: readonly Destination[] = levels
  .filter((level) => level.written)
  .map((level) => ({ to: level.path, label: level.title }));

export const footerColumns: readonly { readonly title: string; readonly links: readonly Destination[] }[] = [
  {
    title: 'Learn',
    links: [
      ...levelLinks,
      ...lessons
        .filter((lesson) => lesson.written)
        .map((lesson) => ({ to: lesson.path, label: lesson.title })),
    ],
  },
  {
    title: 'Ena',
    links: [
      { to: '/terms-of-service', label: 'Terms of Service' },
      { to: '/privacy-policy', label: 'Privacy Policy' },
    ],
  },
];
