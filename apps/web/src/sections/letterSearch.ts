/** What the search of the letter cards needs, as one chunk. */
export { NoLettersFound } from './NoLettersFound.tsx';
export { searchLetters } from './searchLetters.ts';
