/** The three questions of the sample lesson (sampleLesson.ts); apart from it, as few visitors open them. */
import type { Exercise } from '@ena/domain/exercise/model';

export const sampleExercise = {
  id: 'taste',
  title: 'Three questions',
  description: 'Find the vowels that you have just seen.',
  feedback: 'alphabet',
  checkOn: 'response',
  hint: 'when-wrong',
  advanceAfter: 'answer',
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
