import {
  cleanGroups,
  cleanOwnWord,
  groupsProblem,
  type OwnWord,
  type OwnWordField,
  ownWordFields,
  type OwnWordProblems,
  ownWordProblems,
} from '@ena/domain/ownWords/ownWord';
import { Plus } from 'lucide-react';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { GeorgianKeys } from '../../../exercise/GeorgianKeys.tsx';
import { LatinKeys } from '../../../exercise/LatinKeys.tsx';
import { useGeorgianTyping } from '../../../exercise/typing.ts';
import { type CallErrorCode, errorCodeOf } from '../../../platform/client.ts';
import { errorText } from '../../../platform/errorTexts.ts';
import { Button, TextLink } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { useFocusOnInvalid } from '../../../ui/useFocusOnInvalid.ts';
import { GeorgianField } from './GeorgianField.tsx';
import { useReportUnsaved } from '../unsaved.tsx';
import { useKnownForm } from './useKnownForm.ts';

const emptyWord: OwnWord = { form: '', gloss: '', sentence: '', translation: '' };

interface WordFormProps {
  readonly initial?: OwnWord;
  readonly initialGroups?: readonly string[];
  readonly submitLabel: string;
  /** Saves the cleaned and valid word with its groups. Returns why it could not, or null. */
  readonly save: (word: OwnWord, groups: string[]) => Promise<string | null>;
  readonly close: () => void;
  readonly closeLabel: string;
  /** Shown above the buttons. */
  readonly children?: ReactNode;
}

/** Why a text was not saved; it is still in its form. */
export const saveErrorText = (code: CallErrorCode): string =>
  `${errorText(code)} What you have typed is kept here.`;

const duplicateText = 'You have this word already. You can add a meaning to it in the list below.';

interface Problems extends OwnWordProblems {
  readonly groups?: string;
}

/** What is wrong with a word, by field. `isOther`: the learner has another word with this form. */
function problemsOf(word: OwnWord, groups: readonly string[], isOther: boolean): Problems {
  const ofGroups = groupsProblem(groups);
  return {
    ...(isOther && { form: duplicateText }),
    ...ownWordProblems(word),
    ...(ofGroups !== undefined && { groups: ofGroups }),
  };
}

type GeorgianInput = RefObject<HTMLInputElement | null>;

/** Lets Latin keys type Georgian in a field that is not always shown. */
function GeorgianTyping({ field }: { field: GeorgianInput }) {
  useGeorgianTyping(field);
  return null;
}

/** The texts of an own word. They are kept until they are saved. */
export function WordForm({
  initial = emptyWord,
  initialGroups = [],
  submitLabel,
  save,
  close,
  closeLabel,
  children,
}: WordFormProps) {
  const [word, setWord] = useState(initial);
  const [savedGroups, setSavedGroups] = useState(() => initialGroups.join(', '));
  const [groupsText, setGroupsText] = useState(savedGroups);
  const groups = cleanGroups(groupsText.split(','));
  const [hasGroups, setHasGroups] = useState(initialGroups.length > 0);
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setIsBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [hasSentence, setHasSentence] = useState(initial.sentence !== '');
  const [areKeysShown, showKeys] = useState(() => window.matchMedia('(hover: none)').matches);
  const form = useFocusOnInvalid<HTMLFormElement>(problems);
  const formField: GeorgianInput = useRef(null);
  const sentenceField: GeorgianInput = useRef(null);
  // The keys type into the Georgian field that had the focus last.
  const typedField: GeorgianInput = useRef(null);
  useReportUnsaved(
    ownWordFields.some((field) => word[field] !== initial[field]) || groupsText !== savedGroups,
  );
  useEffect(() => {
    typedField.current = formField.current;
    formField.current?.focus();
  }, []);
  const known = useKnownForm(initial.form === word.form ? '' : word.form);
  const taught = known?.taught;

  // A problem disappears as soon as it is solved; a new one is shown when the form is submitted.
  const left = problemsOf(cleanOwnWord(word), groups, known?.isOwn ?? false);
  const errorOf = (field: OwnWordField) => (problems[field] === undefined ? undefined : left[field]);
  const set = (field: OwnWordField) => (text: string) => setWord({ ...word, [field]: text });
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setProblems(left);
    if (Object.keys(left).length > 0) return;
    setIsBusy(true);
    setFailed(null);
    const problem = await save(cleanOwnWord(word), [...groups]).catch((error: unknown) =>
      saveErrorText(errorCodeOf(error)),
    );
    setIsBusy(false);
    setFailed(problem);
    if (problem !== null) return;
    setWord(emptyWord);
    setHasSentence(false);
    // The text stays: the next word is often of the same groups.
    setSavedGroups(groupsText);
    formField.current?.focus();
  };
  const georgianProps = (field: 'form' | 'sentence') => ({
    value: word[field],
    onChange: set(field),
    error: errorOf(field),
    onFocus: (input: HTMLInputElement) => {
      typedField.current = input;
    },
    areKeysShown,
    showKeys,
  });
  const englishProps = (field: 'gloss' | 'translation') => ({
    lang: 'en',
    value: word[field],
    error: errorOf(field),
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) => set(field)(target.value),
  });
  return (
    <form ref={form} noValidate className="grid gap-3" onSubmit={(event) => void onSubmit(event)}>
      <div className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
        <GeorgianField
          label="Georgian"
          required
          note={
            taught ? (
              <>
                This word is in <TextLink to={taught.path}>{taught.title}</TextLink>. You can still add it.
              </>
            ) : null
          }
          field={formField}
          {...georgianProps('form')}
        />
        <Field
          label="English"
          required
          note="Several meanings: separate them by semicolons."
          {...englishProps('gloss')}
        />
        {hasSentence ? (
          <>
            <GeorgianField
              label="Sentence with this word"
              field={sentenceField}
              {...georgianProps('sentence')}
            />
            <GeorgianTyping field={sentenceField} />
            <Field label="The sentence in English" {...englishProps('translation')} />
          </>
        ) : null}
        {hasGroups ? (
          <Field
            label="Groups"
            className="min-w-0 break-words"
            note="Several groups: separate them by commas."
            value={groupsText}
            error={problems.groups === undefined ? undefined : left.groups}
            autoComplete="off"
            onChange={({ target }) => setGroupsText(target.value)}
          />
        ) : null}
      </div>
      <LatinKeys field={formField} />
      {areKeysShown ? <GeorgianKeys field={typedField} disabled={false} /> : null}
      {failed === null ? children : <FormError>{failed}</FormError>}
      <div className="flex flex-wrap gap-3">
        {/* Not `disabled`: that would lose the focus after the click. */}
        <Button type="submit" aria-disabled={isBusy} className="max-sm:flex-1">
          {isBusy ? 'Saving…' : submitLabel}
        </Button>
        {hasSentence ? null : (
          <Button variant="secondary" className="max-sm:flex-1" onClick={() => setHasSentence(true)}>
            <Plus size={18} aria-hidden /> Sentence
          </Button>
        )}
        {hasGroups ? null : (
          <Button variant="secondary" className="max-sm:flex-1" onClick={() => setHasGroups(true)}>
            <Plus size={18} aria-hidden /> Groups
          </Button>
        )}
        <Button variant="quiet" onClick={close}>
          {closeLabel}
        </Button>
      </div>
    </form>
  );
}
