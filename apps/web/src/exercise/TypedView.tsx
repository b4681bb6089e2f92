import { hasGeorgian } from '@ena/domain/georgian/letters';
import { Keyboard } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { TextWithGeorgian } from '../ui/Georgian.tsx';
import { ChoiceView } from './ChoiceView.tsx';
import { GeorgianKeys } from './GeorgianKeys.tsx';
import { LatinKeys } from './LatinKeys.tsx';
import { setScreenKeysShown, useScreenKeysShown } from './typing.ts';
import { Romanization } from './RomanizedText.tsx';
import { promptId, type ViewProps } from './view.ts';

const field =
  'w-full rounded-lg border-1.5 border-control bg-sunken px-4 text-ink placeholder:text-base placeholder:text-muted read-only:opacity-80 aria-invalid:border-wrong';

/** Opens and closes the on-screen Georgian keys of the field around it. */
const KeysToggle = ({ areKeysShown }: { areKeysShown: boolean }) => (
  <button
    type="button"
    aria-expanded={areKeysShown}
    aria-label="Georgian keyboard"
    title="Georgian keyboard"
    // Keeps the focus in the field.
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => setScreenKeysShown(!areKeysShown)}
    className="absolute top-1 right-1 grid h-11 w-11 place-items-center rounded-md text-muted hover:text-wine aria-expanded:text-wine"
  >
    <Keyboard size={22} aria-hidden />
  </button>
);

interface TypedProps {
  /** Id of the question: the field takes the focus when it appears, so that otherwise nobody would hear it. */
  describedBy: string;
  answers: readonly string[];
  /** The only letters on the screen; undefined: all, where the learner wants them. */
  keys?: readonly string[] | undefined;
  response: string;
  respond: (response: string) => void;
  verdict: ViewProps<'type-answer'>['verdict'];
  locked: boolean;
  placeholder: string;
}

function TypedField({
  describedBy,
  answers,
  keys,
  response,
  respond,
  verdict,
  locked,
  placeholder,
}: TypedProps) {
  const input: RefObject<HTMLInputElement | null> = useRef(null);
  const georgian = answers.some(hasGeorgian);
  const isShown = useScreenKeysShown();
  const areKeysShown = georgian && (isShown || keys !== undefined);
  useEffect(() => {
    // On a phone the focus would open a keyboard over the letters below.
    if (window.matchMedia('(hover: hover)').matches) input.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <div className="relative">
        <input
          ref={input}
          inputMode={areKeysShown ? 'none' : undefined}
          // The keyboard of a phone covers the button that checks.
          enterKeyHint="go"
          lang={georgian ? 'ka' : 'en'}
          aria-label="Your answer"
          aria-describedby={describedBy}
          aria-invalid={verdict?.kind === 'incorrect' || undefined}
          className={`${field} min-h-16 text-2xl max-sm:min-h-13 short:max-sm:min-h-12 ${georgian ? 'pr-14' : ''}`}
          value={response}
          placeholder={placeholder}
          // Not `disabled`: that would lose the focus when it is checked.
          readOnly={locked}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => respond(event.target.value)}
        />
        {georgian && !keys ? <KeysToggle areKeysShown={areKeysShown} /> : null}
      </div>
      {georgian ? <LatinKeys field={input} /> : null}
      {areKeysShown && !locked && verdict?.kind !== 'correct' ? (
        <GeorgianKeys field={input} letters={keys} disabled={locked} />
      ) : null}
    </>
  );
}

export function TypeAnswerView({
  item,
  response,
  respond,
  verdict,
  locked,
  placeholder,
}: ViewProps<'type-answer'>) {
  return (
    <TypedField
      describedBy={promptId(item)}
      answers={item.answers}
      keys={item.keys}
      {...{ response, respond, verdict, locked, placeholder }}
    />
  );
}

/** The sentence with its gap; typed, or chosen where the item has options. */
export function FillBlankView({ item, ...rest }: ViewProps<'fill-blank'>) {
  const { response, respond, verdict, locked, placeholder } = rest;
  const [before = '', after = ''] = item.sentence.split('___');
  const [answer = ''] = item.answers;
  return (
    <>
      <p className="text-2xl max-sm:text-xl">
        <TextWithGeorgian>{before}</TextWithGeorgian>
        <span className="inline-block min-w-24 border-b-2 border-wine px-1 text-center text-wine">
          {response === '' ? (
            <span role="img" aria-label="blank">
              {' '}
            </span>
          ) : (
            <TextWithGeorgian>{response}</TextWithGeorgian>
          )}
        </span>
        <TextWithGeorgian>{after}</TextWithGeorgian>
        <Romanization>{item.sentence}</Romanization>
      </p>
      {item.options ? (
        <ChoiceView item={{ ...item, kind: 'choice', options: item.options, answer }} {...rest} />
      ) : (
        <TypedField
          describedBy={promptId(item)}
          answers={item.answers}
          {...{ response, respond, verdict, locked, placeholder }}
        />
      )}
    </>
  );
}

export function ComposeView({ item, response, respond, locked, placeholder }: ViewProps<'compose'>) {
  const input = useRef<HTMLTextAreaElement>(null);
  const areKeysShown = useScreenKeysShown();
  useEffect(() => {
    if (window.matchMedia('(hover: hover)').matches) input.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="relative grid gap-3">
      <textarea
        ref={input}
        lang="ka"
        inputMode={areKeysShown ? 'none' : undefined}
        aria-label="Your text"
        aria-describedby={promptId(item)}
        className={`${field} min-h-36 py-3 pr-14 text-xl short:min-h-24 short:max-sm:py-2 short:max-sm:text-lg`}
        value={response}
        placeholder={placeholder}
        readOnly={locked}
        maxLength={4000}
        onChange={(event) => respond(event.target.value)}
      />
      <KeysToggle areKeysShown={areKeysShown} />
      {locked ? null : <LatinKeys field={input} />}
      {areKeysShown && !locked ? <GeorgianKeys field={input} disabled={locked} /> : null}
    </div>
  );
}
