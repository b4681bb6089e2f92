import type { OwnWord } from '@ena/domain/ownWords/ownWord';
import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorCodeOf } from '../platform/client.ts';
import { errorText, isOutage } from '../platform/errorTexts.ts';
import { useLearner } from '../platform/session.ts';
import { useStore } from '../platform/store.ts';
import { canSave, lookUpSaved, savedForms, saveOwnWord } from '../study/savedWords.ts';

const noForms: ReadonlySet<string> = new Set();

const offlineText = 'Saving needs a connection. Try again when you are online.';

/** Saves a word or sentence to Today as an own word; says so if the learner has it. Not for visitors. */
export function SaveWord({
  word,
  label = 'Save to Today',
  atOnce = false,
  className = '',
}: {
  word: OwnWord;
  label?: string;
  /** Without a click, as soon as it is shown. */
  atOnce?: boolean;
  className?: string;
}) {
  const learner = useLearner();
  const { form } = word;
  const isSaved = useStore(savedForms, noForms).has(form);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isShown = learner !== null && canSave(word);
  // A second click comes before the first one is rendered.
  const isSaving = useRef(false);
  const save = async () => {
    if (isSaving.current || isSaved) return;
    isSaving.current = true;
    setIsBusy(true);
    setProblem(
      await saveOwnWord(word).catch((error: unknown) => {
        const code = errorCodeOf(error);
        return isOutage(code) ? offlineText : errorText(code);
      }),
    );
    isSaving.current = false;
    setIsBusy(false);
  };
  useEffect(() => {
    setProblem(null);
    if (isShown) lookUpSaved(form).catch(() => undefined);
  }, [form, isShown]);
  const saveNow = useEffectEvent(() => void save());
  useEffect(() => {
    if (isShown && atOnce) saveNow();
  }, [isShown, atOnce]);
  if (!isShown) return null;
  const Icon = isSaved ? BookmarkCheck : BookmarkPlus;
  return (
    <span className={`grid justify-items-start gap-1 ${className}`}>
      {/* Not `disabled`: that would lose the focus after the click. */}
      <button
        type="button"
        aria-disabled={isBusy || isSaved}
        onClick={() => void save()}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-md text-sm font-semibold text-wine not-aria-disabled:hover:underline aria-disabled:text-muted"
      >
        <Icon size={18} aria-hidden className="shrink-0" />
        {isSaved ? 'Saved: Today will ask it' : label}
      </button>
      <span role="status" className="sr-only">
        {isSaved ? 'Saved' : ''}
      </span>
      {problem === null ? null : (
        <span role="alert" className="text-sm text-wrong">
          {problem}
        </span>
      )}
    </span>
  );
}
