import { hasGeorgian, typesetEjectives, typesetLatin } from '@ena/domain/georgian/letters';
import { Fragment } from 'react';

/**
 * Georgian text in an English page, marked with `lang` for fonts, hyphenation and screen readers, and with `translate`
 * for page translators, which would show its meaning in place of it.
 */
export function Ka({ children, className }: { children: string; className?: string }) {
  return (
    <span lang="ka" translate="no" className={className}>
      {children}
    </span>
  );
}

// A run of Georgian letters with the spaces and marks between them, so that a phrase stays one element.
const runs = /(\p{Script=Georgian}(?:[\p{Script=Georgian}\s„“,.!?-]*\p{Script=Georgian})?)/u;

/**
 * The romanization of Georgian text: neither read as English nor translated. The marks of ejectives are elements, which a
 * style sheet hides for those who chose the simple style; `isAlwaysMarked`: not of letters, which they tell apart.
 */
export function KaLatin({
  children,
  className,
  isAlwaysMarked = false,
}: {
  children: string;
  className?: string;
  isAlwaysMarked?: boolean;
}) {
  const text = typesetLatin(children);
  return (
    <span lang="ka-Latn" translate="no" className={className}>
      {isAlwaysMarked
        ? text
        : text.split('ʼ').map((part, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- parts of a fixed text are never reordered
            <Fragment key={index}>
              {index > 0 ? <span className="ejective-mark">ʼ</span> : null}
              {part}
            </Fragment>
          ))}
    </span>
  );
}

/** English text that may contain Georgian: each Georgian part is marked with its language, and ejectives are typeset. */
export function TextWithGeorgian({ children }: { children: string }) {
  return (
    typesetEjectives(children)
      // A no-break space: a line must not begin with a dash.
      .replaceAll(' - ', '\u00A0- ')
      .split(runs)
      // oxlint-disable-next-line react/no-array-index-key -- parts of a fixed text are never reordered
      .map((part, index) => (hasGeorgian(part) ? <Ka key={index}>{part}</Ka> : part))
  );
}

/** Numbers of letters for which utilities.css has the class of a size at which so many fit into one line. */
const fits = [1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 21, 24];
const fitClass = (letters: number): string => `fit-letters-${fits.find((max) => letters <= max) ?? 28}`;

/** Widths of letters relative to Georgian ones; no word of the course is wider than so many of these. */
const lettersOf = (word: string): number => (hasGeorgian(word) ? word.length : Math.ceil(0.8 * word.length));

/** The class of a block in a `@container` in which no word of the text breaks. */
export const fitWords = (text: string): string => fitClass(Math.max(...text.split(/[\s-]+/u).map(lettersOf)));

/** Georgian whose words never break: smaller than the size that `className` sets if a word would not fit into the line. */
export function KaFit({
  children,
  className = '',
  fit = fitWords(children),
}: {
  children: string;
  className?: string;
  fit?: string;
}) {
  return (
    <span className={`@container block min-w-0 flex-1 ${className}`}>
      <span lang="ka" translate="no" className={`block ${fit}`}>
        {children}
      </span>
    </span>
  );
}

/** A line of large Georgian text on ruled lines as in a copybook. `className` sets its largest size. */
export function Copybook({ children, className = '' }: { children: string; className?: string }) {
  return (
    <span className={`@container block w-full min-w-0 ${className}`}>
      <span lang="ka" translate="no" className={`copybook ${fitClass(children.length)}`}>
        {children}
      </span>
    </span>
  );
}
