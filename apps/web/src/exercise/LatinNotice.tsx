import { latinText } from '@ena/domain/exercise/feedback';
import type { LatinAnswer } from '@ena/domain/exercise/item';
import { Keyboard } from 'lucide-react';
import { useEffect } from 'react';
import { setScreenKeysShown } from './typing.ts';

/** Says that an answer is in Latin letters, and opens the on-screen Georgian keys. Inside a live region. */
export function LatinNotice({ latin, openKeys }: { latin: LatinAnswer; openKeys?: () => void }) {
  useEffect(() => {
    if (openKeys) openKeys();
    else setScreenKeysShown(true);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each notice: the learner may close the keys
  }, [latin]);
  return (
    <p className="appear flex gap-2.5 font-semibold text-muted">
      <Keyboard size={22} aria-hidden className="mt-0.5 shrink-0" />
      {latinText(latin)}
    </p>
  );
}
