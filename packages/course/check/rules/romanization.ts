/** Latin spellings are those that `romanize` returns (requirements CONT-06, CONT3-15; decision D32). */
import { hasGeorgian, mkhedruli } from '@ena/domain/georgian/letters';
import { romanize } from '@ena/domain/georgian/romanize';
import type { ChoiceItem } from '@ena/domain/exercise/kinds/choice';
import { type Course, findProblems, findProblemsAt, type Problem } from '../model.ts';
import { items, type CourseText, texts } from '../walk.ts';

export function checkRomanization(course: Course): Problem[] {
  const all = texts(course);
  const choices = items(course).filter((item) => item.kind === 'choice');
  return [
    ...findProblems(all, ({ field }) =>
      /^(romani[sz]ation|latin|translit|pronunciation)/u.test(field) ? `has ${field} typed by hand` : null,
    ),
    ...all.flatMap((text) =>
      findProblemsAt(text.at, latinIn(text.text), (latin) =>
        isSpelling(latin, text) ? null : `writes ${latin}, which no Georgian text around it gives`,
      ),
    ),
    ...findProblems(choices, wrongKey),
  ];
}

/** Latin spellings in a text: between slashes, or with the apostrophe of an ejective. */
function latinIn(text: string): string[] {
  const slashed = [...text.matchAll(/\/([^/]*)\//gu)].map(([, latin = '']) => latin);
  const marked = text.match(/(?<![a-z'])[a-z']*(?:[kptq]|ts|ch)'[a-z']*/giu) ?? [];
  return [...slashed, ...marked.filter((word) => !/^[a-z]+'(?:s|t|re|ve|ll|d|m)$/iu.test(word))];
}

/** A distractor may be a wrong spelling, but each of its letters must be one that `romanize` writes. */
const isSpelling = (latin: string, text: CourseText): boolean =>
  spellingsAround(text).has(latin) || (text.field === 'options' && onlyRomanizedLetters.test(latin));
const onlyRomanizedLetters = new RegExp(`^(?:${mkhedruli.map(([, latin]) => latin).join('|')})+$`, 'u');

/** Romanizations, in both styles, of the Georgian in a text and in the object that has it as a field. */
function spellingsAround({ text, owner }: CourseText): Set<string> {
  const around = [text, ...Object.values(owner).flat()].filter((value) => typeof value === 'string');
  const words = around.flatMap((value) => value.match(/[ა-ჰ]+(?: [ა-ჰ]+)*/gu) ?? []);
  const letters = mkhedruli.map(([letter]) => letter);
  return new Set([...letters, ...words].flatMap((word) => [romanize(word, 'plain'), romanize(word)]));
}

/** The answer to a question about the Latin spelling of the displayed text must be its romanization. */
function wrongKey({ prompt, display = '', options, answer }: ChoiceItem): string | null {
  const asksForLatin = display.length === 1 || /\b(?:Latin|romani[sz]|How do you read)/u.test(prompt);
  if (display === '' || !asksForLatin || options.some(hasGeorgian)) return null;
  const expected = romanize(display, options.some((option) => option.includes("'")) ? 'marked' : 'plain');
  return answer === expected ? null : `has the answer ${answer} instead of ${expected}`;
}
