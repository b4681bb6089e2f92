import type { SendProblem } from '../../study/sendProblem.ts';
import { Banner } from '../../ui/Feedback.tsx';

const answers = (count: number) => (count === 1 ? 'One answer is' : `${count} answers are`);

/** Says that answers do not reach the server: the page has shown their feedback as if they had been recorded. */
export default function UnsentNotice({ waiting, isStored, lost }: SendProblem) {
  return (
    <div className="mx-auto grid max-w-page gap-3 px-5 pt-4">
      {waiting > 0 ? (
        <Banner tone="wrong">
          {answers(waiting)} not saved on the server yet. Ena keeps trying
          {isStored
            ? '; they are safe in this browser meanwhile.'
            : '. Please leave this page open until then: this browser could not store them.'}
        </Banner>
      ) : null}
      {lost > 0 ? (
        <Banner tone="wrong">
          {answers(lost)} not recorded: the server did not accept {lost === 1 ? 'it' : 'them'}.
        </Banner>
      ) : null}
    </div>
  );
}
