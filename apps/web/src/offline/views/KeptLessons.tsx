import { pluralize } from '@ena/domain/text/pluralize';
import { CloudDownload, Download, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Banner, Skeleton } from '../../ui/Feedback.tsx';
import { formatSize, totalSize } from './formatSize.ts';
import type { KeptLesson } from '../cache/keptList.ts';
import { removeLessons, useKeptList } from '../cache/keptLessons.ts';
import { findKeptUnit, type KeptUnit } from '../cache/keptUnits.ts';
import { isSupported } from '../cache/support.ts';

interface Row {
  readonly kept: KeptLesson;
  readonly lesson: KeptUnit;
}

function LessonRow({ row: { kept, lesson }, remove }: { row: Row; remove: () => void }) {
  return (
    <li className="flex items-center gap-3 py-1.5">
      <Link to={lesson.path} className="group grid min-w-0 flex-1 py-1.5">
        <span className="font-semibold group-hover:text-wine">{lesson.title}</span>
        <span className="text-sm text-muted tabular-nums">
          {lesson.list.title} · {formatSize(kept.bytes)}
        </span>
      </Link>
      <Button
        variant="quiet"
        className="-mr-5 shrink-0"
        aria-label={`Remove ${lesson.title} from this device`}
        onClick={remove}
      >
        <Trash2 size={18} aria-hidden /> <span className="max-sm:sr-only">Remove</span>
      </Button>
    </li>
  );
}

function LessonGroup({
  title,
  note,
  rows,
  remove,
}: {
  title: string;
  note: string;
  rows: readonly Row[];
  remove: (row: Row) => void;
}) {
  return rows.length > 0 ? (
    <section aria-label={title} className="px-5 py-4 sm:px-6">
      <h3 className="text-lg">{title}</h3>
      <p className="text-note text-muted">{note}</p>
      <ul className="mt-1 divide-y divide-line">
        {rows.map((row) => (
          <LessonRow key={row.lesson.id} row={row} remove={() => remove(row)} />
        ))}
      </ul>
    </section>
  ) : null;
}

function Box({ children }: { children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-2xl border border-line bg-surface px-5 py-8 text-center">
      {children}
    </div>
  );
}

/** The lessons, packs and texts on this device, with their sizes, to open and to remove. */
export default function KeptLessons() {
  const list = useKeptList();
  const heading = useRef<HTMLHeadingElement>(null);
  if (!isSupported())
    return (
      <Banner>
        This browser cannot save lessons offline. Use an up-to-date browser, not in a private window.
      </Banner>
    );
  if (list === null) return <Skeleton className="h-48" />;
  const rows = list.flatMap((kept): Row[] => {
    const lesson = findKeptUnit(kept.id);
    return lesson ? [{ kept, lesson }] : [];
  });
  const remove = (removed: readonly Row[]) => {
    // Its button goes with the row.
    heading.current?.focus();
    void removeLessons(removed.map(({ lesson }) => lesson.id));
  };
  const groupProps = { remove: (row: Row) => remove([row]) };
  const rowsOf = (kind: KeptLesson['kind']) => rows.filter(({ kept }) => kept.kind === kind);
  return (
    <section aria-labelledby="on-this-device">
      <h2 id="on-this-device" ref={heading} tabIndex={-1} className="mb-3 text-2xl outline-none">
        On this device
      </h2>
      {rows.length === 0 ? (
        <Box>
          <CloudDownload size={32} aria-hidden className="text-wine" />
          <p className="text-lg font-semibold">No lessons yet</p>
          <p className="max-w-prose text-muted">
            The lessons, word packs and texts that you open stay here for a while. To be sure of one, open it
            and press{' '}
            <span className="inline-flex items-center gap-1 font-semibold text-ink">
              <Download size={16} aria-hidden /> Keep offline
            </span>
            .
          </p>
          <ButtonLink to="/beginner" variant="secondary">
            Choose a lesson
          </ButtonLink>
        </Box>
      ) : (
        <div className="divide-y divide-line rounded-2xl border border-line bg-surface">
          <LessonGroup
            title="Kept by you"
            note="They stay until you remove them."
            rows={rowsOf('kept')}
            {...groupProps}
          />
          <LessonGroup
            title="Recently opened"
            note="Removed when you open newer ones."
            rows={rowsOf('recent')}
            {...groupProps}
          />
          <div className="flex flex-wrap items-center justify-between gap-x-4 px-5 py-2 sm:px-6">
            <p className="text-muted tabular-nums">
              {pluralize(rows.length, 'page')} · {formatSize(totalSize(list))}
            </p>
            <Button variant="quiet" className="-mr-5" onClick={() => remove(rows)}>
              Remove all
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
