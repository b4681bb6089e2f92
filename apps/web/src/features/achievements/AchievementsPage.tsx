import type { AchievementRecord, AchievementView } from '@ena/contract/achievements';
import type { Statistics } from '@ena/contract/profile';
import type { StudyRecord } from '@ena/domain/progress/display';
import { ArrowLeft } from 'lucide-react';
import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ButtonLink } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Feedback.tsx';
import { Copybook, Ka } from '../../ui/Georgian.tsx';
import { Badge, type EarnedDates, Milestone, SealCard } from './AchievementCards.tsx';
import { LearningProgress } from './LearningProgress.tsx';

export interface AchievementsData {
  readonly records: readonly AchievementRecord[];
  readonly achievements: readonly AchievementView[];
  readonly statistics: Statistics;
  readonly progress: readonly StudyRecord[];
}

/** Earned achievements first, the newest at the top; then the others by descending progress. */
function sortAchievements(
  all: readonly AchievementView[],
  earnedDates: EarnedDates,
): readonly AchievementView[] {
  const earnedAt = ({ id }: AchievementView) => earnedDates.get(id) ?? '';
  return all.toSorted(
    (one, other) => earnedAt(other).localeCompare(earnedAt(one)) || other.percent - one.percent,
  );
}

function NoAchievements() {
  return (
    <section className="mb-8 grid gap-4 rounded-2xl border border-line bg-surface pb-6 text-center">
      <Copybook className="text-5xl">დავიწყოთ</Copybook>
      <p className="mx-auto max-w-prose px-5 text-muted">
        Nothing earned yet. Complete one lesson to earn your first seal: start with the alphabet. The word
        above is Georgian for ‘let’s begin’.
      </p>
      <p>
        <ButtonLink to="/beginner/alphabet">Start with the Alphabet</ButtonLink>
      </p>
    </section>
  );
}

function AchievementList({ title, count, children }: { title: string; count: string; children: ReactNode }) {
  return (
    <section className="mb-12">
      <h2 className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 text-2xl">
        {title} <span className="font-sans text-base font-normal text-muted tabular-nums">{count}</span>
      </h2>
      {children}
    </section>
  );
}

const tabs = [
  { id: 'achievements', title: 'Achievements' },
  { id: 'badges', title: 'Badges' },
  { id: 'progress', title: 'Learning Progress' },
] as const;

const panel = 'outline-offset-8';

function Panels({ records, achievements, statistics, progress }: AchievementsData) {
  const earnedDates: EarnedDates = new Map(
    records.map(({ achievementId, earnedAt }) => [achievementId, earnedAt]),
  );
  const ofKind = (kind: AchievementView['kind']) =>
    sortAchievements(
      achievements.filter((one) => one.kind === kind),
      earnedDates,
    );
  const countOf = (kind: AchievementView['kind']) => {
    const all = achievements.filter((one) => one.kind === kind);
    return `${all.filter(({ id }) => earnedDates.has(id)).length} of ${all.length} earned`;
  };
  return (
    <>
      <Tabs.Content value="achievements" className={panel}>
        {records.length === 0 ? <NoAchievements /> : null}
        <AchievementList title="Your seals" count={countOf('achievement')}>
          <ul className="grid gap-4 lg:grid-cols-2">
            {ofKind('achievement').map((one) => (
              <SealCard key={one.id} achievement={one} earnedAt={earnedDates.get(one.id)} />
            ))}
          </ul>
        </AchievementList>
      </Tabs.Content>
      <Tabs.Content value="badges" className={panel}>
        <AchievementList title="Milestones" count={countOf('milestone')}>
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
            {achievements
              .filter(({ kind }) => kind === 'milestone')
              .map((one) => (
                <Milestone key={one.id} achievement={one} earnedAt={earnedDates.get(one.id)} />
              ))}
          </ul>
        </AchievementList>
        <AchievementList title="Skill badges" count={countOf('badge')}>
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {ofKind('badge').map((one) => (
              <Badge key={one.id} achievement={one} earnedAt={earnedDates.get(one.id)} />
            ))}
          </ul>
        </AchievementList>
      </Tabs.Content>
      <Tabs.Content value="progress" className={panel}>
        <LearningProgress statistics={statistics} records={progress} />
      </Tabs.Content>
    </>
  );
}

/**
 * Achievements and badges with their progress, and the learner's own figures (ACH-01 to ACH-08). Null data: not known yet, as in
 * the prerendered page.
 */
export function AchievementsPage({ data }: { data: AchievementsData | null }) {
  const [query, setQuery] = useSearchParams();
  const open = tabs.find(({ id }) => data && id === query.get('tab')) ?? tabs[0];
  return (
    <div className="mx-auto max-w-page px-5 py-8 sm:py-10">
      <Link to="/" className="inline-flex items-center gap-1.5 rounded-md py-1 text-muted hover:text-wine">
        <ArrowLeft size={17} aria-hidden /> Back to Home
      </Link>
      <h1 className="mt-2 mb-3 text-title">Achievements</h1>
      <p className="mb-6 max-w-prose text-muted">
        The letters on the seals are numbers: for centuries Georgians counted with their alphabet.
        <br />
        <Ka>ა</Ka> is 1, <Ka>ი</Ka> is 10, <Ka>რ</Ka> is 100, <Ka>ლგ</Ka> is 33.
      </p>
      {/* All tabs show loaded data: no revalidation, so that they open at once, also offline. */}
      <Tabs.Root
        value={open.id}
        onValueChange={(tab) => setQuery({ tab }, { replace: true, defaultShouldRevalidate: false })}
      >
        <Tabs.List aria-label="Achievements" className="mb-7 flex overflow-x-auto border-b border-line">
          {tabs.map(({ id, title }) => (
            <Tabs.Trigger
              key={id}
              value={id}
              className="-mb-px min-h-12 shrink-0 -outline-offset-3 border-b-3 border-transparent px-2 font-semibold text-muted max-sm:text-sm hover:text-wine data-[state=active]:border-wine data-[state=active]:text-ink sm:px-4"
            >
              {title}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {data ? (
          <Panels {...data} />
        ) : (
          <div role="status" aria-label="Loading your achievements" className="grid gap-4 lg:grid-cols-2">
            {['a', 'b', 'c', 'd', 'e', 'f'].map((card) => (
              <Skeleton key={card} className="h-32" />
            ))}
          </div>
        )}
      </Tabs.Root>
    </div>
  );
}
