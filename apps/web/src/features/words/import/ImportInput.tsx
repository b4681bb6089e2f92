import { maxOwnWords } from '@ena/domain/ownWords/ownWord';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/Field.tsx';
import { FormError } from '../../../ui/FormError.tsx';

interface ImportInputProps {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly check: () => void;
  readonly checkFile: (file: File) => void;
  readonly close: () => void;
}

/** The first step of an import: a file, or pasted lines. */
export function ImportInput({ text, setText, isBusy, problem, check, checkFile, close }: ImportInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Reset: choosing the same file again must fire a change event.
    currentTarget.value = '';
    if (file) checkFile(file);
  };
  const isEmpty = text.trim() === '';
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !isBusy) check();
      }}
    >
      <p className="max-w-prose text-muted">
        One word per line, in the columns <b>georgian</b>, <b>english</b>, <b>sentence</b> and{' '}
        <b>translation</b>; the last two can be empty. Files of a spreadsheet (CSV UTF-8) and text exports of
        Anki work, too. You see a preview before anything is imported, and can have{' '}
        {maxOwnWords.toLocaleString('en-US')} words in all.
      </p>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        aria-label="File with words"
        hidden
        onChange={onChange}
      />
      <Button variant="secondary" className="justify-self-start" onClick={() => input.current?.click()}>
        <FileUp size={18} aria-hidden /> Choose a file
      </Button>
      <TextArea
        label="Or paste the lines here"
        rows={6}
        lang="ka"
        spellCheck={false}
        value={text}
        placeholder={
          'georgian,english,sentence,translation\nპური,bread; loaf,ეს პური თბილია.,This bread is warm.'
        }
        onChange={({ target }) => setText(target.value)}
      />
      {problem === null ? null : <FormError>{problem}</FormError>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isEmpty || isBusy} className="max-sm:flex-1">
          {isBusy ? 'Checking…' : 'Check the lines'}
        </Button>
        <Button variant="quiet" onClick={close}>
          Close
        </Button>
      </div>
    </form>
  );
}
