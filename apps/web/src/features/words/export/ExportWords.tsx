import type { ExportFormat } from '@ena/contract/reviews';
import { type CsvSeparator, csvSeparators } from '@ena/domain/ownWords/csvSeparators';
import { useId, useState } from 'react';
import { errorText } from '../../../platform/errorTexts.ts';
import { useAction } from '../../../platform/useAction.ts';
import { Button } from '../../../ui/Button.tsx';
import { Banner } from '../../../ui/Feedback.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { downloadExport } from './downloadExport.ts';

const formats: readonly {
  readonly format: ExportFormat;
  readonly title: string;
  readonly text: string;
  readonly action: string;
}[] = [
  {
    format: 'apkg',
    title: 'Anki package',
    text: 'For the Anki app: cards in both directions with sound, examples and your notes, and the dates of your reviews. When you import it again, the same cards are updated.',
    action: 'Download for Anki',
  },
  {
    format: 'csv',
    title: 'Spreadsheet',
    text: 'A CSV file with one line for each word, its next reviews, your groups and notes. Excel, Numbers and LibreOffice open it, and Ena can import your own words from it.',
    action: 'Download CSV',
  },
];

const separatorTitles: Readonly<Record<CsvSeparator, string>> = {
  comma: 'Comma',
  semicolon: 'Semicolon',
  tab: 'Tab',
};

interface SeparatorSelectProps {
  readonly separator: CsvSeparator;
  readonly setSeparator: (separator: CsvSeparator) => void;
}

function SeparatorSelect({ separator, setSeparator }: SeparatorSelectProps) {
  const id = useId();
  return (
    <div className="w-full">
      <label className="grid gap-1">
        <span className="font-semibold">Between the columns</span>
        <select
          value={separator}
          onChange={({ target }) => {
            const chosen = csvSeparators.find((one) => one === target.value);
            if (chosen) setSeparator(chosen);
          }}
          aria-describedby={id}
          className="min-h-12 rounded-md border-1.5 border-control bg-sunken px-3 text-ink"
        >
          {csvSeparators.map((one) => (
            <option key={one} value={one}>
              {separatorTitles[one]}
            </option>
          ))}
        </select>
      </label>
      <p id={id} className="mt-1 text-sm text-muted">
        If Excel shows everything in one column, choose the semicolon: Excel expects it where numbers have a
        decimal comma.
      </p>
    </div>
  );
}

/** Exports everything in the list as a file. */
export default function ExportWords({ titleId, close }: { titleId: string; close: () => void }) {
  const { state, run } = useAction();
  const [chosen, setChosen] = useState<ExportFormat | null>(null);
  const [separator, setSeparator] = useState<CsvSeparator>('comma');
  const isBusy = state.kind === 'busy';
  const download = (format: ExportFormat) => {
    if (isBusy) return;
    setChosen(format);
    void run(() => downloadExport(format, separator));
  };
  return (
    <>
      <h2 id={titleId} className="text-2xl">
        Export words
      </h2>
      <p className="mt-2 max-w-prose text-muted">
        Everything in your list, as a file that is yours: what you have met in lessons that are open to you,
        and your own words.
      </p>
      <ul className="mt-5 grid gap-5 md:grid-cols-2">
        {formats.map(({ format, title, text, action }) => (
          <li key={format} className="flex flex-col items-start gap-3 rounded-xl border border-line p-5">
            <h3 className="text-xl">{title}</h3>
            <p className="flex-1 text-muted">{text}</p>
            {format === 'csv' ? <SeparatorSelect separator={separator} setSeparator={setSeparator} /> : null}
            <Button
              variant="secondary"
              className="max-sm:w-full"
              aria-disabled={isBusy}
              onClick={() => download(format)}
            >
              {isBusy && chosen === format ? 'Preparing your file…' : action}
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-5 grid gap-4">
        {state.kind === 'failed' ? <FormError>{errorText(state.code)}</FormError> : null}
        {state.kind === 'done' ? (
          <Banner tone="right">Your file is in the downloads of your browser.</Banner>
        ) : null}
        <Button variant="quiet" className="-ml-3 justify-self-start px-3" onClick={close}>
          Close
        </Button>
      </div>
    </>
  );
}
