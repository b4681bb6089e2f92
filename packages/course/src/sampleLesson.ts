/**
 * The sample lesson on the home page: the five vowels, then three questions (sampleExercise.ts). It is free to
 * everyone, so the web app may import it; of other course content it may import only the phrasebook.
 */
import { type Letter, serveLetter } from '@ena/domain/lesson/letter';
import { vowels } from './units/beginner/alphabet/vowels.ts';

export const sampleLetters: readonly Letter[] = Object.values(vowels).map(serveLetter);
