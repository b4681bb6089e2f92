import { romanize } from '@ena/domain/georgian/romanize';
import { createContext, useContext } from 'react';
import { KaLatin, TextWithGeorgian } from '../ui/Georgian.tsx';

/** Whether texts inside show their romanization. Off without a provider, as in quizzes. */
export const IsRomanized = createContext(false);

/**
 * The romanization of a Georgian text in small print, where it is switched on. Not hidden from screen readers:
 * many have no Georgian voice, and a learner who switches it on wants to read it.
 */
export function Romanization({ className = '', children }: { className?: string; children: string }) {
  return useContext(IsRomanized) ? (
    <KaLatin className={`block text-sm text-muted ${className}`}>{romanize(children)}</KaLatin>
  ) : null;
}

/** A Georgian text to choose or to place, with its romanization below where it is switched on. */
export function RomanizedText({ children }: { children: string }) {
  const text = <TextWithGeorgian>{children}</TextWithGeorgian>;
  if (!useContext(IsRomanized)) return text;
  return (
    <span>
      {text}
      <Romanization>{children}</Romanization>
    </span>
  );
}
