import { cleanOwnWord, ownWordProblems } from '@ena/domain/ownWords/ownWord';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/client.ts';

interface KnownForm {
  readonly form: string;
  /** The page of the course that teaches it. */
  readonly taught: { readonly title: string; readonly path: string } | null;
  /** The learner has an own word with this form. */
  readonly isOwn: boolean;
}

const debounceMs = 300;

/** What is known of a word that is being typed; null while that is not known. */
export function useKnownForm(typed: string): KnownForm | null {
  const [known, setKnown] = useState<KnownForm | null>(null);
  const { form } = cleanOwnWord({ form: typed, gloss: '', sentence: '', translation: '' });
  const isValid = ownWordProblems({ form, gloss: 'x', sentence: '', translation: '' }).form === undefined;
  useEffect(() => {
    if (!isValid) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      // Only a hint: without a connection there is none, and the server tells when the word is saved.
      api.words.taught({ forms: [form] }).then(
        ({ taught, own }) => {
          if (isCurrent)
            setKnown({ form, taught: taught[0] ?? null, isOwn: own.some((one) => one.form === form) });
        },
        () => undefined,
      );
    }, debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [form, isValid]);
  return known?.form === form ? known : null;
}
