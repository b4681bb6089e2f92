import { useSession } from '../platform/session.ts';
import { Chip } from '../ui/Feedback.tsx';
import { useTexts } from './writings.ts';

function Badge({ learnerId, ids }: { learnerId: string; ids: readonly string[] }) {
  const { drafts } = useTexts(learnerId);
  const count = ids.filter((id) => (drafts.get(id)?.text ?? '').trim() !== '').length;
  return count === 0 ? null : <Chip tone="wine">{count === 1 ? 'Draft' : `${count} drafts`}</Chip>;
}

/** How many of these essays and writing exercises have a draft; nothing if none has. */
export default function DraftBadge({ ids }: { ids: readonly string[] }) {
  const session = useSession();
  const learnerId = session.kind === 'known' ? session.value?.id : undefined;
  return learnerId ? <Badge key={learnerId} learnerId={learnerId} ids={ids} /> : null;
}
