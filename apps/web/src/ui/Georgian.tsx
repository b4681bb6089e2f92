import { hasGeorgian, typesetEjectives } from '@ena/domain/georgian/letters';

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

/** The romanization of Georgian text: neither read as English nor translated. */
export function KaLatin({ children, className }: { children: string; className?: string }) {
  return (
    <span lang="ka-Latn" translate="no" className={className}>
      {children}
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

/** Large Georgian text on ruled lines as in a copybook. `className` sets the size. */
export function Copybook({ children, className = '' }: { children: string; className?: string }) {
  return (
    <span lang="ka" translate="no" className={`copybook ${className}`}>
      {children}
    </span>
  );
}
