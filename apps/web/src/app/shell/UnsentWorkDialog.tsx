import { DiscardDialog } from '../../ui/DiscardDialog.tsx';
import type { UnsentWorkQuestion } from './unsentWork.ts';

/** Asks before signing out deletes what could not be sent. */
export default function UnsentWorkDialog({ count, respond }: UnsentWorkQuestion) {
  return (
    <DiscardDialog
      title="Some of your work is not saved yet"
      stayLabel="Stay"
      discardLabel="Log out anyway"
      stay={() => respond(false)}
      discard={() => respond(true)}
    >
      <p>
        {count === 1 ? 'One answer or text has' : `${count} answers or texts have`} not reached Ena. Logging
        out deletes {count === 1 ? 'it' : 'them'} from this browser, so that nobody else can read{' '}
        {count === 1 ? 'it' : 'them'} here. If you stay, Ena keeps trying to save{' '}
        {count === 1 ? 'it' : 'them'}.
      </p>
    </DiscardDialog>
  );
}
