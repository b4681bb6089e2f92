/** A small course and a small build of the web app: what the server needs to know of either. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ExerciseItem } from '@ena/domain/exercise/model';
import type { Lesson } from '@ena/domain/lesson/model';
import type { Quiz } from '@ena/domain/quiz/model';
import { createCourse } from '../src/course/units.ts';

const item = (unitId: string, number: number): ExerciseItem => ({
  id: `${unitId}.${number}`,
  kind: 'choice',
  teaches: [`${unitId}.word.${number}`],
  prompt: `Question ${number}`,
  options: ['right', 'wrong'],
  answer: 'right',
});
const items = (unitId: string) => [1, 2, 3].map((number) => item(unitId, number));

const lesson = (id: string): Lesson => ({
  id,
  title: id,
  subtitle: `SECRET-OF-${id} `.repeat(80),
  tips: [],
  sections: [
    {
      kind: 'words',
      id: 'words',
      title: 'Words',
      description: '',
      words: [1, 2, 3].map((number) => ({
        id: `${id}.word.${number}`,
        form: 'სიტყვა',
        gloss: 'word',
        romanization: 'sitqva',
      })),
    },
  ],
  exercises: [
    {
      id: `${id}.exercise`,
      title: 'Exercise',
      description: '',
      feedback: 'generic',
      judge: 'at-once',
      hint: 'toggle',
      next: 'answered',
      items: items(id),
    },
  ],
});
const quiz = (id: string): Quiz => ({
  id,
  title: `SECRET-OF-${id}`,
  messages: { excellent: '', good: '', keepLearning: '' },
  questions: items(id),
});
const byId = <Body extends { readonly id: string }>(bodies: readonly Body[]) =>
  new Map(bodies.map((body) => [body.id, body]));

const beginner = [
  'alphabet',
  'basic-vocabulary',
  'colors-shapes',
  'numbers',
  'months',
  'food',
  'body',
  'animals',
  'activities',
];

/** The whole Beginner level, one advanced lesson; two quizzes, one free and one premium. */
export const testCourse = createCourse(
  byId([...beginner, 'advanced-idioms'].map(lesson)),
  byId(['quiz-alphabet', 'quiz-colors'].map(quiz)),
  { tips: ['SECRET-OF-vocabulary '.repeat(80)], sections: [] },
);

export const inlineScript = "document.documentElement.dataset.theme='dark'";
const page = (title: string) => `<!doctype html><title>${title}</title><script>${inlineScript}</script>`;

/** Writes a build of the web app to `folder` and returns it. */
export function writeSite(folder: string): string {
  const files = {
    'index.html': page('home'),
    'login/index.html': page('login'),
    'confirmation/index.html': page('confirmation'),
    '404/index.html': page('not found'),
    '__spa-fallback.html': page('app'),
    'assets/app-1a2b.js': 'export const long = 1;\n'.repeat(200),
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}
