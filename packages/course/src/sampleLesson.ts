/**
 * The sample lesson on the home page: the five vowels and three questions. It is free to everyone, so the web
 * app may import it; of other course content it may import only the phrasebook.
 */
import type { Exercise } from '@ena/domain/exercise/model';
import { type Letter, serveLetter } from '@ena/domain/lesson/kinds/letters';
import { vowels } from './beginner/vowels.ts';

export const sampleLetters: readonly Letter[] = Object.values(vowels).map(serveLetter);

export const sampleExercise = {
  id: 'taste',
  title: 'Three questions',
  description: 'Find the vowels that you have just seen.',
  feedback: 'alphabet',
  judge: 'at-once',
  hint: 'when-wrong',
  next: 'answered',
  items: [
    {
      kind: 'choice',
      id: 'taste.1',
      teaches: ['letter.uni'],
      prompt: 'Which letter sounds like the oo in moon?',
      options: ['უ', 'ო', 'ა', 'ე'],
      answer: 'უ',
      explanation: 'A Georgian vowel keeps its sound in every word, stressed or not.',
    },
    {
      kind: 'choice',
      id: 'taste.2',
      teaches: ['letter.eni'],
      prompt: 'How is this letter read?',
      display: 'ე',
      options: ['e', 'a', 'i', 'o'],
      answer: 'e',
      explanation: 'ე is also the first letter of ენა, which means language.',
    },
    {
      kind: 'choice',
      id: 'taste.3',
      teaches: ['letter.ini', 'letter.ani'],
      prompt: 'Two letters you know make a word. How is it read?',
      display: 'ია',
      options: ['ia', 'io', 'ea', 'ua'],
      answer: 'ia',
      explanation: 'ია is a violet, the flower. You have just read your first Georgian word.',
    },
  ],
} as const satisfies Exercise;
