import {
  advanceItem,
  canCheckItem,
  isLocked,
  type ItemEvent,
  type ItemState,
  startItem,
  verdictOf,
} from '@ena/domain/exercise/itemState';
import type { ExerciseItem } from '@ena/domain/exercise/kinds';
import { shownTexts } from '@ena/domain/exercise/question';
import { studyWeeks } from '@ena/domain/streak/calendar';
import { type ReactNode, useState } from 'react';
import { ItemView } from '../../exercise/ItemView.tsx';
import { Button, ButtonLink, TextLink } from '../../ui/Button.tsx';
import { Banner, Chip, Skeleton } from '../../ui/Feedback.tsx';
import { Checkbox, Field, PasswordField } from '../../ui/Field.tsx';
import { Copybook, TextWithGeorgian } from '../../ui/Georgian.tsx';
import { ProgressBar, ProgressRing } from '../../ui/Progress.tsx';
import { Seal } from '../../ui/Seal.tsx';
import { StudyCalendar, WeeklyBarChart } from '../../ui/StudyCharts.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { gallerySamples, lastDay, studyDays } from './samples.ts';

const noop = () => {};

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-6">
      <h3 className="mb-4 font-sans text-base text-muted">{title}</h3>
      <div className="grid gap-4">{children}</div>
    </section>
  );
}

/** An interactive sample of one exercise kind. */
function Sample({ item }: { item: ExerciseItem }) {
  const [state, setState] = useState<ItemState>(() => startItem(item));
  const dispatch = (event: ItemEvent) => setState(advanceItem(item, 'button', state, event));
  const verdict = verdictOf(state);
  return (
    <Group title={`Exercise kind: ${item.kind}`}>
      <ItemView
        item={item}
        shown={shownTexts(item, 1, 0)}
        response={state.response}
        respond={(response) => dispatch({ type: 'respond', response })}
        verdict={verdict}
        locked={isLocked(item, state)}
      />
      <div className="flex items-center gap-4">
        <Button disabled={!canCheckItem(item, state)} onClick={() => dispatch({ type: 'check' })}>
          Check
        </Button>
        <Button variant="quiet" onClick={() => setState(startItem(item))}>
          Reset
        </Button>
        <span role="status">{verdict?.kind ?? 'not judged'}</span>
      </div>
    </Group>
  );
}

function Primitives() {
  return (
    <>
      <Group title="Buttons">
        {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
          <div key={variant} className="flex flex-wrap gap-3">
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} disabled>
              disabled
            </Button>
            <ButtonLink variant={variant} to="/dev/gallery">
              link
            </ButtonLink>
          </div>
        ))}
        <p>
          Text with <TextLink to="/dev/gallery">a link</TextLink>.
        </p>
      </Group>
      <Group title="Fields">
        <Field label="Email" placeholder="nino@example.com" note="With a note" />
        <Field label="Email" defaultValue="nino@" error="Please enter a whole address." />
        <PasswordField label="Password" defaultValue="secret" />
        <Field label="Off" disabled defaultValue="cannot be changed" />
        <Checkbox defaultChecked>Remember me</Checkbox>
        <Checkbox error="You must agree">I agree</Checkbox>
        <div className="flex flex-wrap gap-x-6">
          <Switch isOn={false} onChange={noop}>
            Switched
          </Switch>
          <Switch isOn onChange={noop}>
            Switched
          </Switch>
        </div>
      </Group>
      <Group title="Messages">
        <Banner>For your information.</Banner>
        <Banner tone="right">That worked.</Banner>
        <Banner
          tone="wrong"
          action={
            <Button variant="secondary" onClick={noop}>
              Retry
            </Button>
          }
        >
          Something went wrong.
        </Banner>
        <p className="flex gap-2">
          <Chip tone="wine">ejective</Chip> <Chip tone="gold">Premium</Chip>
        </p>
        <Skeleton className="h-8 w-52" />
      </Group>
      <Group title="Progress">
        {[0, 12, 60, 100].map((percent) => (
          <ProgressBar key={percent} percent={percent} label={`${percent} percent`} />
        ))}
        {(['green', 'yellow', 'red'] as const).map((fill) => (
          <ProgressBar key={fill} percent={66} label={fill} fill={fill} className="h-3" />
        ))}
        <div className="flex flex-wrap gap-6">
          <ProgressRing percent={0} label="none" />
          <ProgressRing percent={37} label="some" />
          <ProgressRing percent={100} label="all" />
        </div>
        <div className="flex flex-wrap items-center gap-6">
          <Seal emblem="ა" percent={0} earned={false} />
          <Seal emblem="იბ" percent={40} earned={false} />
          <Seal emblem="ლგ" percent={100} earned />
          <Seal emblem="ლგ" percent={100} earned small />
        </div>
      </Group>
      <Group title="Study pictures">
        <StudyCalendar weeks={studyWeeks(studyDays, lastDay)} />
        <WeeklyBarChart weeks={studyWeeks(studyDays, lastDay, 13)} />
      </Group>
      <Group title="Georgian">
        <div className="rounded-2xl border border-line bg-surface">
          <Copybook className="text-6xl">ქართული ენა</Copybook>
        </div>
        <p>
          <TextWithGeorgian>In running text: წყალი is water, and ტბა is a lake.</TextWithGeorgian>
        </p>
      </Group>
    </>
  );
}

/** Every UI primitive in each state, in both themes side by side, and a sample of every exercise kind. */
export function GalleryPage() {
  return (
    <div className="mx-auto max-w-page px-5 py-10">
      <h1 className="mb-6 text-3xl">Gallery</h1>
      <div className="grid gap-6 lg:grid-cols-2">
        {(['light', 'dark'] as const).map((theme) => (
          <section
            key={theme}
            data-theme={theme}
            className="rounded-2xl border border-line bg-page p-6 text-ink"
          >
            <h2 className="mb-4 text-2xl">{theme}</h2>
            <Primitives />
          </section>
        ))}
      </div>
      <div className="mx-auto mt-10 max-w-quiz">
        {gallerySamples.map((item) => (
          <Sample key={item.id} item={item} />
        ))}
      </div>
    </div>
  );
}
