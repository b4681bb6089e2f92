import type { Found } from '@ena/contract/search';
import { findLesson, findLevel, findQuiz } from '@ena/course/catalog';
import { Clock, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '../../ui/Feedback.tsx';
import { Ka, KaLatin, TextWithGeorgian } from '../../ui/Georgian.tsx';

const titles: Readonly<Record<Found['kind'], string>> = {
  lesson: 'Lessons',
  section: 'In lessons',
  word: 'Words',
  form: 'Forms of words',
  quiz: 'Quizzes',
  tip: 'Learning tips',
  page: 'Pages',
};

/** Results of one kind; `start` is the index of the first among all results. */
interface OptionGroup {
  readonly kind: Found['kind'];
  readonly title: string;
  readonly start: number;
  readonly hits: readonly Found[];
}

/** Groups results by kind; groups are in the order of their best result. */
export function groupByKind(found: readonly Found[]): readonly OptionGroup[] {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  let start = 0;
  return kinds.map((kind) => {
    const hits = found.filter((hit) => hit.kind === kind);
    const group = { kind, title: titles[kind], start, hits };
    start += hits.length;
    return group;
  });
}

interface OptionProps {
  readonly id: string;
  readonly active: boolean;
  readonly choose: () => void;
}

function Option({ id, active, choose, children }: OptionProps & { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={choose}
      className="flex min-h-14 cursor-pointer items-center gap-3 rounded-lg px-3 py-2 hover:bg-sunken aria-selected:bg-wine-soft"
    >
      {children}
    </div>
  );
}

export function RecentSearchOption({ query, ...option }: OptionProps & { query: string }) {
  return (
    <Option {...option}>
      <Clock size={18} aria-hidden className="shrink-0 text-muted" />
      <span className="min-w-0 truncate">
        <TextWithGeorgian>{query}</TextWithGeorgian>
      </span>
    </Option>
  );
}

const lockTexts = { login: 'Log in', subscribe: 'Premium' } as const;

/** The title of the level of a lesson or quiz. */
function levelTitleOf({ kind, id }: Found): string | undefined {
  const level = kind === 'lesson' ? findLesson(id)?.level : kind === 'quiz' ? findQuiz(id)?.level : undefined;
  return level && findLevel(level)?.title;
}

/** A search result: a word by its form, anything else by its title; locked results have a label. */
export function SearchResultOption({ hit, ...option }: OptionProps & { hit: Found }) {
  const { kind, title, form, romanization, explanation, within, lock, hidden } = hit;
  const subtitle = hidden ? 'Contains what you are searching for' : (within ?? levelTitleOf(hit));
  return (
    <Option {...option}>
      {(kind === 'word' || kind === 'form') && form !== null ? (
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <Ka className="font-serif text-2xl leading-tight break-words">{form}</Ka>
          {romanization ? <KaLatin className="text-muted">{`/${romanization}/`}</KaLatin> : null}
          <span className="font-semibold">
            <TextWithGeorgian>{title}</TextWithGeorgian>
          </span>
          <span className="w-full text-sm text-muted">
            <TextWithGeorgian>
              {[explanation, within].filter((part) => part !== null).join(' · ')}
            </TextWithGeorgian>
          </span>
        </span>
      ) : (
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">
            <TextWithGeorgian>{title}</TextWithGeorgian>
            {form === null ? null : (
              <>
                {' '}
                <Ka className="font-normal text-muted">{form}</Ka>
              </>
            )}
          </span>
          {subtitle ? <span className="block text-sm text-muted">{subtitle}</span> : null}
        </span>
      )}
      {lock ? (
        <Chip tone={lock === 'subscribe' ? 'gold' : 'wine'}>
          <Lock size={14} aria-hidden /> {lockTexts[lock]}
        </Chip>
      ) : null}
    </Option>
  );
}
