import { Copybook, TextWithGeorgian } from '../../ui/Georgian.tsx';

/** Example questions about lessons that are open to every learner. */
const commonQuestions = [
  'How do I say thank you?',
  'What does გამარჯობა mean?',
  'How do you pronounce ყ?',
  'What is the difference between კ and ქ?',
];
const freeQuestions = ['Words for people', 'Conjugate to want'];
const premiumQuestions = ['Conjugate to write in the present', 'What are the days of the week?'];

interface SuggestionsProps {
  readonly entitled: boolean;
  readonly disabled: boolean;
  readonly ask: (question: string) => void;
}

/** The empty state of a conversation: example questions, each asked by a click. */
export function Suggestions({ entitled, disabled, ask }: SuggestionsProps) {
  return (
    <section aria-label="Suggestions" className="grid gap-5 pb-8">
      <div className="rounded-2xl border border-line bg-surface py-5">
        <Copybook className="text-5xl">რა არის ეს?</Copybook>
        <p className="mt-2 px-5 text-center text-muted">That is Georgian for ‘What is this?’</p>
      </div>
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {[...commonQuestions, ...(entitled ? premiumQuestions : freeQuestions)].map((question) => (
          <li key={question}>
            <button
              type="button"
              disabled={disabled}
              onClick={() => ask(question)}
              className="h-full min-h-14 w-full rounded-xl border border-line bg-surface px-4 py-3 text-left enabled:hover:border-wine enabled:hover:text-wine disabled:text-muted"
            >
              <TextWithGeorgian>{question}</TextWithGeorgian>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
