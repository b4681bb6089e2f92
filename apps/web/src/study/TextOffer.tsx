import type { Learner } from '@ena/contract/session';
import { BookOpenText } from 'lucide-react';
import { TextLink } from '../ui/Button.tsx';
import { Ka } from '../ui/Georgian.tsx';
import { nextReadable, useTextProgress } from './textProgress.ts';

/** The first text that the learner can read and has not done; nothing while there is none. */
export default function TextOffer({ learner }: { learner: Learner }) {
  const [state] = useTextProgress();
  const text = state.kind === 'known' ? nextReadable(state.value, learner) : undefined;
  return text ? (
    <p className="flex items-start gap-2">
      <BookOpenText size={20} aria-hidden className="mt-1 shrink-0 text-wine" />
      <span>
        You can read this:{' '}
        <TextLink to={text.path}>
          <Ka>{text.form}</Ka>
        </TextLink>{' '}
        <span className="text-muted">
          {text.title} · {text.percent} % known
        </span>
      </span>
    </p>
  ) : null;
}
