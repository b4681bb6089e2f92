import { maxOwnWords } from '@ena/domain/ownWords/ownWord';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/Field.tsx';
import { FormError } from '../../../ui/FormError.tsx';

interface ImportInputProps {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly problem: string | null;
  readonly check: () => void;
  readonly checkFile: (file: File) => void;
  readonly close: () => void;
}

/** The first step of an import: a file, or pasted lines. */
export function ImportInput({ text, setText, problem, check, checkFile, close }: ImportInputProps) {
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
        if (!isEmpty) check();
      }}
    >
      <p className="max-w-prose text-muted">
        Any list with Georgian words and their meanings: a file of a spreadsheet (Excel or CSV), a deck of
        Anki (.apkg, .colpkg or text), an export of another program, or lines such as “პური - bread”. You see
        what Ena makes of it before anything is imported. You can have {maxOwnWords.toLocaleString('en-US')}{' '}
        words of your own.
      </p>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.tab,.txt,.md,.xlsx,.apkg,.colpkg,text/csv,text/plain,text/markdown,text/tab-separated-values"
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
        placeholder={'პური - bread; loaf\nწყალი - water'}
        onChange={({ target }) => setText(target.value)}
      />
      {problem === null ? null : <FormError>{problem}</FormError>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isEmpty} className="max-sm:flex-1">
          Check the lines
        </Button>
        <Button variant="quiet" onClick={close}>
          Close
        </Button>
      </div>
    </form>
  );
}
