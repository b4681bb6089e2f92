/** A small course with its clips. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lessonsOf } from '@ena/course/catalog';
import { phrasebook } from '@ena/course/phrasebook';
import type { CourseClip } from '@ena/course/clips';
import type { ExerciseItem } from '@ena/domain/exercise/kinds';
import type { Exercise } from '@ena/domain/exercise/model';
import type { Lesson } from '@ena/domain/lesson/model';
import type { Section } from '@ena/domain/lesson/kinds';
import type { Quiz } from '@ena/domain/quiz/model';
import { createCourse } from '../src/content/course/units.ts';
import { loadClips } from '../src/content/sound/clips.ts';

const item = (unitId: string, number: number): ExerciseItem => ({
  id: `${unitId}.${number}`,
  kind: 'choice',
  teaches: [`${unitId}.word.${number}`],
  prompt: `Question ${number}`,
  options: ['right', 'wrong'],
  answer: 'right',
});
const items = (unitId: string) => [1, 2, 3].map((number) => item(unitId, number));

const essays: Section = {
  kind: 'essays',
  id: 'essays',
  title: 'Essays',
  description: '',
  essays: [1, 2].map((number) => ({
    id: `essay.${number}`,
    title: `Essay ${number}`,
    description: '',
    example: { form: 'სიტყვა', gloss: 'word', romanization: 'sitqva' },
    tips: [],
    keywords: [],
  })),
};

const prompts: Section = {
  kind: 'prompts',
  id: 'prompts',
  title: 'Prompts',
  description: '',
  feedback: 'writing',
  prompts: [
    {
      type: 'composition',
      item: {
        id: 'prompt.1',
        kind: 'compose',
        teaches: [],
        prompt: 'Write.',
        longerThan: 5,
        mustContainSpace: true,
      },
    },
  ],
};

const exercise = (id: string): Exercise => ({
  id: `${id}.exercise`,
  title: 'Exercise',
  description: '',
  feedback: 'generic',
  checkOn: 'response',
  hint: 'toggle',
  advanceAfter: 'answer',
  items: items(id),
});

const lesson = (id: string): Lesson => ({
  id,
  title: id,
  subtitle: `SECRET-OF-${id} `.repeat(80),
  tips: [],
  hasAudio: true,
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
    ...(id === 'advanced-idioms' ? [essays, prompts] : []),
  ],
  exercises: [exercise(id)],
});
const quiz = (id: string): Quiz => ({
  id,
  title: `SECRET-OF-${id}`,
  messages: { excellent: '', good: '', keepLearning: '' },
  questions: items(id),
});
const byId = <Body extends { readonly id: string }>(bodies: readonly Body[]) =>
  new Map(bodies.map((body) => [body.id, body]));

const beginner = lessonsOf('beginner').map(({ id }) => id);

const lessonIds = [...beginner, 'advanced-idioms'];

/** The whole Beginner level, one advanced lesson with two essays; two quizzes and two packs, one free and one premium. */
export const testCourse = createCourse(
  byId(lessonIds.map(lesson)),
  byId(['quiz-alphabet', 'quiz-colors'].map(quiz)),
  { tips: ['SECRET-OF-vocabulary '.repeat(80)], sections: [], exercises: [exercise('vocabulary')] },
  byId(['first-words', 'to-be-polite'].map(lesson)),
  // The path: page by page.
  [
    ...lessonIds.flatMap((id) => [1, 2, 3].map((number) => `${id}.word.${number}`)),
    ...phrasebook.themes.flatMap(({ phrases }) => phrases.map(({ id }) => id)),
  ],
);

/** A clip of each tier; the content of each file is its repeated name, 1,000 bytes. */
export const clipTiers = [
  ['ა', 'public'],
  ['რა არის ეს?', 'free'],
  ['საიდუმლო', 'premium'],
] as const satisfies readonly (readonly [string, CourseClip['tier']])[];
export const clipBytes = (name: string): Buffer => Buffer.alloc(1000, name);

function writeClips(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ena-clips-'));
  mkdirSync(join(folder, 'clips'));
  const rows = clipTiers.map(([name], at) => {
    writeFileSync(join(folder, 'clips', `${at}.mp3`), clipBytes(name));
    return [`${at}.mp3`, '1', '1000', 'x', name].join('\t');
  });
  writeFileSync(join(folder, 'clips.tsv'), ['header', ...rows, ''].join('\n'));
  writeFileSync(
    join(folder, 'contrasts.tsv'),
    ['header', 'კ/ქ\tკარი\t40\tქარი\t90', 'ტ/თ\tჩიტი\t20\tჩითი\t40', ''].join('\n'),
  );
  return folder;
}
export const clipFolder = writeClips();
export const courseClips: ReadonlyMap<string, CourseClip> = new Map(
  clipTiers.map(([name, tier]) => [name, { name, tier, spoken: [{ text: name }] }]),
);
export const testClips = loadClips(clipFolder, courseClips, null);
