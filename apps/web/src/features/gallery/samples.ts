import { addDays } from '@ena/domain/streak/day';
import type { ExerciseItem, ExerciseKind, ItemOfKind } from '@ena/domain/exercise/kinds';

/** One item of each exercise kind, so that every view can be seen and tried. */
const samples: { readonly [K in ExerciseKind]: ItemOfKind[K] } = {
  choice: {
    kind: 'choice',
    id: 'gallery.choice',
    teaches: [],
    prompt: 'What does this word mean?',
    display: 'წყალი',
    options: ['water', 'bread', 'wine', 'milk'],
    answer: 'water',
  },
  'multi-choice': {
    kind: 'multi-choice',
    id: 'gallery.multi-choice',
    teaches: [],
    prompt: 'Which of these letters are ejectives?',
    options: ['კ', 'ტ', 'პ', 'ქ', 'თ', 'ფ'],
    answers: ['კ', 'ტ', 'პ'],
  },
  'fill-blank': {
    kind: 'fill-blank',
    id: 'gallery.fill-blank',
    teaches: [],
    prompt: 'Fill the gap.',
    sentence: 'მე ___ ნინო.',
    translation: 'I am Nino.',
    answers: ['ვარ'],
  },
  'type-answer': {
    kind: 'type-answer',
    id: 'gallery.type-answer',
    teaches: [],
    prompt: 'Write the Georgian word for water.',
    answers: ['წყალი'],
  },
  order: {
    kind: 'order',
    id: 'gallery.order',
    teaches: [],
    prompt: 'Put the numbers in order.',
    items: ['ერთი', 'ორი', 'სამი', 'ოთხი'],
  },
  categorize: {
    kind: 'categorize',
    id: 'gallery.categorize',
    teaches: [],
    prompt: 'Vowel or consonant?',
    categories: ['vowel', 'consonant'],
    items: [
      { text: 'ა', category: 'vowel' },
      { text: 'ო', category: 'vowel' },
      { text: 'მ', category: 'consonant' },
    ],
  },
  compose: {
    kind: 'compose',
    id: 'gallery.compose',
    teaches: [],
    prompt: 'Write a sentence about yourself.',
    longerThan: 5,
    mustContainSpace: true,
  },
};

export const gallerySamples: readonly ExerciseItem[] = Object.values(samples);

export const lastDay = '2026-11-20';
/** Study days of half a year, irregular; the last day is in the middle of a week. */
export const studyDays = Array.from({ length: 180 }, (_, daysBack) => ({
  day: addDays(lastDay, -daysBack),
  minutes: (daysBack * 17) % 53,
})).filter((_, daysBack) => daysBack % 5 !== 3 && daysBack % 31 > 4);
