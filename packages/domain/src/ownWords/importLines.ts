/** Splits lines such as "word - meaning", in which a dash, an equals sign, a colon or nothing separates the two. */
import { hasGeorgian } from '../georgian/letters.ts';
import { isRomanizationOf } from '../georgian/romanizationOf.ts';

const bracketed = /\([^()]*\)|\[[^[\]]*\]|\/[^/\s][^/]*\//gu;
const latin = /\p{Script=Latin}/u;

/** What a text is written in, apart from what is in brackets; `none`: it has no letters and digits. */
export function scriptOf(text: string): 'georgian' | 'mixed' | 'other' | 'none' {
  const rest = text.replace(bracketed, ' ');
  const main = /[\p{L}\p{N}]/u.test(rest) ? rest : text;
  if (hasGeorgian(main)) return latin.test(main) ? 'mixed' : 'georgian';
  return /[\p{L}\p{N}]/u.test(main) ? 'other' : 'none';
}

/** Dashes need a space at one side where they can be hyphens. */
const separator = /\s+[-‐‑‒−~|/]+>?\s*|[-‐‑‒−~|]+>?\s+|\s*(?:[-=–—]+>|[–—―=→⇒]+|:{1,2}|：)\s*|\t/gu;
/** Longer lines, and those with more separators, are no pair of a word and its meaning. */
const maxLength = 2000;
const maxSeparators = 12;

export interface SplitLine {
  /** Georgian, meaning, and a romanization if there is one. */
  readonly cells: readonly string[];
  /** 0 to 1: how surely the line is a pair. */
  readonly certainty: number;
}

type Part = readonly [text: string, start: number, end: number];

/** The romanization at the beginning of a meaning, or behind it, as a cell of its own. */
function splitRomanization(form: string, parts: readonly string[], meaning: string): readonly string[] {
  const index = parts.findIndex((part) => isRomanizationOf(part, form));
  const rest = parts.filter((_, at) => at !== index);
  return index === -1 || rest.length === 0 ? [form, meaning] : [form, rest.join(' - '), parts[index] ?? ''];
}

/** Where a line changes from Georgian to another script, or the other way, once; null if it does so more often. */
export function splitAtScript(line: string): readonly [georgian: string, other: string] | null {
  const words = [...line.matchAll(/\S+/gu)].map(([word], index) => ({ word, index }));
  const lettered = words.filter(({ word }) => /[\p{L}\p{N}]/u.test(word));
  if (lettered.some(({ word }) => hasGeorgian(word) && latin.test(word))) return null;
  const changes = lettered.filter(
    ({ word }, at) => at > 0 && hasGeorgian(word) !== hasGeorgian(lettered[at - 1]?.word ?? ''),
  );
  const [change] = changes;
  if (changes.length !== 1 || change === undefined) return null;
  const textOf = (some: typeof words) =>
    some
      .map(({ word }) => word)
      .join(' ')
      .replace(/^[-–—=:|/\s]+|[-–—=:|/]+$/gu, '')
      .trim();
  const sides = [textOf(words.slice(0, change.index)), textOf(words.slice(change.index))] as const;
  return hasGeorgian(sides[0]) ? sides : [sides[1], sides[0]];
}

/** Splits a line into Georgian and meaning, in this order. A line that cannot be split has one of them alone. */
export function splitLine(line: string): SplitLine {
  const text = line
    .trim()
    .replace(/\s+/gu, (space) => (space.length > 2 || space.includes('\t') ? '\t' : ' '));
  const alone = { cells: hasGeorgian(text) ? [text, ''] : ['', text], certainty: 0 };
  if (text.length > maxLength) return alone;
  const found = [...text.matchAll(separator)].slice(0, maxSeparators + 1);
  if (found.length > maxSeparators) return alone;
  let from = 0;
  const parts: Part[] = [...found, null].map((match) => {
    const end = match?.index ?? text.length;
    const part = [text.slice(from, end).trim(), from, end] as const;
    from = end + (match?.[0].length ?? 0);
    return part;
  });
  const textBetween = (first: number, last: number) => text.slice(parts[first]?.[1], parts[last]?.[2]).trim();
  // Not in brackets: a meaning can refer to another word.
  const isGeorgian = parts.map(([part]) => ['georgian', 'mixed'].includes(scriptOf(part)));
  // The Georgian parts are in one run, at either end or between a romanization and the meaning.
  const first = isGeorgian.indexOf(true);
  const last = isGeorgian.lastIndexOf(true);
  if (first === -1 || isGeorgian.slice(first, last).includes(false) || parts.length === 1) {
    const sides = splitAtScript(text);
    return sides ? { cells: sides, certainty: 0.2 } : alone;
  }
  const form = textBetween(first, last);
  const others = parts.flatMap(([part], index) => (index < first || index > last ? [part] : []));
  if (others.every((part) => !/[\p{L}\p{N}]/u.test(part))) {
    const sides = splitAtScript(form);
    return sides ? { cells: sides, certainty: 0.2 } : { ...alone, cells: [form, ''] };
  }
  const before = first === 0 ? '' : textBetween(0, first - 1);
  const after = last === parts.length - 1 ? '' : textBetween(last + 1, parts.length - 1);
  const meaning = before === '' || after === '' ? before + after : `${before} - ${after}`;
  return {
    cells: splitRomanization(form, others, meaning),
    certainty: scriptOf(form) === 'georgian' ? 1 : 0.25,
  };
}
