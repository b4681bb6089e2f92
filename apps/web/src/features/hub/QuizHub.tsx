import {
  type CatalogLesson,
  type CatalogQuiz,
  findLesson,
  findLevel,
  levels,
  quizzesOf,
} from '@ena/course/catalog';
import { checkAccess, requiredAccessOfTier } from '@ena/domain/entitlement/entitlement';
import { matchesQuiz } from '@ena/domain/quiz/search';
import { ArrowLeft, BookOpen, Glasses, LockKeyhole, RotateCcw } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { pathTo } from '../../billing/PremiumOffer.tsx';
import { useHydrated } from '../../platform/useHydrated.ts';
import { Button } from '../../ui/Button.tsx';
import { Ka } from '../../ui/Georgian.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { CardCover, NumeralCover } from './CardCover.tsx';
import { cardClassName, coveringLinkClassName, type HubRecord, type RecordsByUnit } from './hubCard.tsx';
import { QuizLength } from './QuizLength.tsx';

/** What the button of a quiz says; while the best score is unknown (undefined), whether it is the first attempt is, too. */
const startLabel = (score: number | null | undefined) =>
  score === undefined ? 'Take Quiz' : score === null ? 'Start Quiz' : 'Try Again';

/** The data of a quiz card. */
interface QuizEntry {
  readonly quiz: CatalogQuiz;
  readonly title: string;
  readonly description: string;
  readonly lesson: CatalogLesson | undefined;
}

function entryOf(quiz: CatalogQuiz): QuizEntry {
  const lesson = quiz.lesson ? findLesson(quiz.lesson) : undefined;
  return {
    quiz,
    title: quiz.title,
    description:
      lesson?.description ?? `Questions from everywhere in the ${findLevel(quiz.level)?.title ?? ''} level.`,
    lesson,
  };
}

function QuizCard({
  entry: { quiz, title, description, lesson },
  score,
  locked,
}: {
  entry: QuizEntry;
  score: number | null | undefined;
  locked: boolean;
}) {
  // If a quiz has several paths, the hub links to the last: /advanced/quiz/cultural (QHUB-07).
  const path = quiz.paths.at(-1) ?? quiz.paths[0];
  return (
    <li
      data-locked={locked}
      className={`${cardClassName} grid grid-rows-auto-1fr ${locked ? 'bg-sunken!' : ''}`}
    >
      {lesson ? (
        <CardCover {...{ lesson, locked }} />
      ) : (
        <NumeralCover numeral={findLevel(quiz.level)?.numeral ?? ''} />
      )}
      <div className="grid grid-rows-auto-1fr gap-1 p-5">
        <p className="text-sm text-muted">{findLevel(quiz.level)?.title}</p>
        <div>
          <h2 className={`text-lg ${locked ? 'text-muted' : ''}`}>
            <Link to={pathTo(path, locked)} className={coveringLinkClassName}>
              {title}
            </Link>
          </h2>
          <p className="text-muted">{description}</p>
        </div>
        <p className="mt-1 text-sm text-muted">
          <QuizLength quiz={quiz} />
        </p>
        <p className="mt-2 flex min-h-8 flex-wrap items-center justify-between gap-x-3 font-semibold text-wine">
          {locked ? (
            <span className="inline-flex items-center gap-2">
              <LockKeyhole size={18} aria-hidden /> Upgrade to Access
            </span>
          ) : (
            <span>{startLabel(score)}</span>
          )}
          {typeof score === 'number' ? (
            <span className="font-normal text-muted">
              best <strong className="text-lg text-ink tabular-nums">{score}%</strong>
            </span>
          ) : null}
        </p>
      </div>
    </li>
  );
}

const tips = [
  {
    title: 'Review First',
    text: 'Look through the lesson once more. What you read a minute ago is what you remember best.',
    Icon: BookOpen,
  },
  {
    title: 'Read Carefully',
    text: 'One letter can change a word. Read the question and every option to its end before you choose.',
    Icon: Glasses,
  },
  {
    title: 'Learn from Mistakes',
    text: 'The result shows each question again with its answer. Take the quiz once more: your best score counts.',
    Icon: RotateCcw,
  },
] as const;

/** Every quiz of the course, a tab for each level, with the learner's best score (QHUB); `records` are null until they are known. */
export function QuizHub({ records, entitled }: { records: readonly HubRecord[] | null; entitled: boolean }) {
  const [query, setQuery] = useSearchParams();
  const [searchText, setSearchText] = useState('');
  // The page is prerendered without a query.
  const levelId = useHydrated() ? query.get('level') : null;
  const openLevel = levels.find(({ id }) => id === levelId) ?? levels[0];
  const byId: RecordsByUnit | null = records && new Map(records.map((record) => [record.lessonId, record]));
  return (
    <div className="mx-auto max-w-page px-5 py-8 sm:py-10">
      <Link to="/" className="inline-flex items-center gap-1.5 rounded-md py-1 text-muted hover:text-wine">
        <ArrowLeft size={17} aria-hidden /> Back to Home
      </Link>
      <h1 className="mt-2 mb-2 text-title">Quizzes</h1>
      <p className="mb-6 max-w-prose text-muted">
        See what you remember. Take a quiz as often as you like: your best score is kept.
      </p>
      {/* Without revalidation: another tab needs no more data, so it opens at once, also offline. */}
      <Tabs.Root
        value={openLevel.id}
        onValueChange={(level) => setQuery({ level }, { replace: true, defaultShouldRevalidate: false })}
      >
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-line">
          <Tabs.List aria-label="Levels" className="-mb-px flex overflow-x-auto max-sm:order-last">
            {levels.map(({ id, title, numeral }) => (
              <Tabs.Trigger
                key={id}
                value={id}
                className="min-h-12 shrink-0 -outline-offset-3 border-b-3 border-transparent px-2.5 font-semibold text-muted hover:text-wine data-[state=active]:border-wine data-[state=active]:text-ink sm:px-4"
              >
                <span aria-hidden className="max-sm:hidden">
                  <Ka className="mr-1.5 font-serif font-normal">{numeral}</Ka>
                </span>
                {title}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <SearchField
            label="Search quizzes"
            placeholder="Search quizzes..."
            value={searchText}
            onChange={setSearchText}
            className="mb-3 w-full sm:w-72"
          />
        </div>
        {levels.map(({ id }) => {
          const entries = quizzesOf(id)
            .map(entryOf)
            .filter((entry) => matchesQuiz(entry, searchText));
          return (
            <Tabs.Content key={id} value={id} className="outline-offset-8">
              <p role="status" className={entries.length > 0 ? 'sr-only' : 'mb-4 py-6 text-center'}>
                {entries.length > 0
                  ? `${entries.length} ${entries.length === 1 ? 'quiz' : 'quizzes'}`
                  : 'No quizzes found matching your search. Try a different search term.'}
              </p>
              {entries.length > 0 ? (
                <ul className="grid grid-cols-fill-72 gap-5">
                  {entries.map((entry) => (
                    <QuizCard
                      key={entry.quiz.id}
                      entry={entry}
                      score={byId ? (byId.get(entry.quiz.id)?.score ?? null) : undefined}
                      locked={checkAccess(requiredAccessOfTier(entry.quiz.tier), { entitled }) !== 'open'}
                    />
                  ))}
                </ul>
              ) : (
                <p className="text-center">
                  <Button variant="secondary" onClick={() => setSearchText('')}>
                    Clear search
                  </Button>
                </p>
              )}
            </Tabs.Content>
          );
        })}
      </Tabs.Root>
      <h2 className="mt-12 mb-4 text-2xl">How to do well</h2>
      <ul className="grid gap-5 lg:grid-cols-3">
        {tips.map(({ title, text, Icon }) => (
          <li key={title} className="flex gap-4 rounded-xl border border-line bg-sunken p-5">
            <Icon size={24} aria-hidden className="mt-0.5 shrink-0 text-gold" />
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
