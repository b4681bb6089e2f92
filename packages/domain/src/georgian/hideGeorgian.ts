import { hasGeorgian } from './letters.ts';

const georgianBracket = /\s*(?:\([^()]*\p{Script=Georgian}[^()]*\)|\[[^[\]]*\p{Script=Georgian}[^[\]]*\])/gu;
const georgianWords = /\p{Script=Georgian}+(?:[\s'’-]+\p{Script=Georgian}+)*/gu;
/** A meaning that had nothing but Georgian. */
const emptyMeaning = /(?:^|[;,/=:])\s*…\s*(?=[;,/=:]|$)/gu;

/**
 * A meaning without the Georgian in it, which would show the answer: brackets with Georgian and meanings in Georgian
 * are left out, Georgian words in a sentence are replaced by "…".
 */
export function hideGeorgian(text: string): string {
  if (!hasGeorgian(text)) return text;
  const rest = text
    .replace(georgianBracket, '')
    .replace(georgianWords, '…')
    .replace(emptyMeaning, '')
    .replace(/^[\s;,/=:]+/u, '')
    .trim();
  // A bracket may have had the meaning, too.
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text.replace(georgianWords, '…').trim();
}
