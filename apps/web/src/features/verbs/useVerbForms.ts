import type { VerbFormSearch } from '@ena/contract/grammar';
import { useEffect, useState } from 'react';
import { api, type CallErrorCode, errorCodeOf } from '../../platform/client.ts';
import { isForm } from './matchVerbs.ts';

/** The search of one form; of another text than that typed while the answer is on its way. */
export type FormSearch =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'found'; readonly found: VerbFormSearch }
  | { readonly kind: 'failed'; readonly code: CallErrorCode };

const debounceMs = 250;

/** Which form of which verb the text is. */
export function useVerbForms(text: string): FormSearch {
  const form = isForm(text) ? text.trim() : '';
  const [answer, setAnswer] = useState<{ readonly form: string; readonly search: FormSearch } | null>(null);
  useEffect(() => {
    if (form === '') return undefined;
    let isCurrent = true;
    const finish = (search: FormSearch) => {
      if (isCurrent) setAnswer({ form, search });
    };
    const timer = setTimeout(() => {
      api.grammar.verbForms({ form }).then(
        (found) => finish({ kind: 'found', found }),
        (error: unknown) => finish({ kind: 'failed', code: errorCodeOf(error) }),
      );
    }, debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [form]);
  if (form === '') return { kind: 'none' };
  return answer?.form === form ? answer.search : { kind: 'loading' };
}
