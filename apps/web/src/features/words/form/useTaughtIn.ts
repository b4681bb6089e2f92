import { cleanOwnWord, ownWordProblems } from '@ena/domain/ownWords/ownWord';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/client.ts';

interface Taught {
  readonly form: string;
  readonly title: string;
  readonly path: string;
}

const debounceMs = 300;

/** The page of the course that teaches a word that is being typed; null if none does, or while that is not known. */
export function useTaughtIn(typed: string): Taught | null {
  const [taught, setTaught] = useState<Taught | null>(null);
  const { form } = cleanOwnWord({ form: typed, gloss: '', sentence: '', translation: '' });
  const isValid = ownWordProblems({ form, gloss: 'x', sentence: '', translation: '' }).form === undefined;
  useEffect(() => {
    if (!isValid) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      // Only a hint: without a connection there is none.
      api.words.taught({ forms: [form] }).then(
        (found) => {
          if (isCurrent) setTaught(found.taught[0] ?? null);
        },
        () => undefined,
      );
    }, debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [form, isValid]);
  return taught?.form === form ? taught : null;
}
