import type { DrillMode, DrillQuestion, DrillSkill } from '@ena/contract/drills';
import { useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { chooseOnly } from '../../exercise/answerSettings.ts';
import { randomSeed } from '../../exercise/randomSeed.ts';
import { api, type CallErrorCode, errorCodeOf } from '../../platform/client.ts';
import { errorText } from '../../platform/errorTexts.ts';
import { createResource, useResource } from '../../platform/resource.ts';
import { Button, TextLink } from '../../ui/Button.tsx';
import { Banner, Skeleton } from '../../ui/Feedback.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { Copybook } from '../../ui/Georgian.tsx';
import { LoadErrorBanner } from '../../ui/LoadErrorBanner.tsx';
import { DrillRun } from './DrillRun.tsx';
import { type Mix, OwnMix } from './OwnMix.tsx';
import { SkillRow, skillButtonId } from './SkillRow.tsx';

const modes: readonly (readonly [mode: DrillMode, title: string, text: string])[] = [
  ['choose', 'Choose', 'the right form of four'],
  ['type', 'Type', 'the form that is missing'],
  ['say', 'Say it', 'the whole sentence'],
];

/** What is drilled. */
interface Choice extends Partial<Mix> {
  readonly title: string;
  readonly only?: 'weak';
  /** The button that has opened the run gets the focus back. */
  readonly buttonId?: string;
}

type Run =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly code: CallErrorCode }
  /** Nothing fits the choice. */
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'open';
      readonly choice: Choice;
      readonly seed: number;
      readonly questions: readonly DrillQuestion[];
    };

const list = (ids: readonly string[] | undefined) => (ids && ids.length > 0 ? ids.join(',') : undefined);

function ModeField({ mode, onChange }: { mode: DrillMode; onChange: (mode: DrillMode) => void }) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">How do you want to answer?</legend>
      <div className="grid grid-cols-3 gap-2 narrow:grid-cols-1">
        {modes.map(([one, title, text]) => (
          <label
            key={one}
            className="relative grid min-h-12 content-center rounded-md border-1.5 border-control bg-surface px-2 py-1.5 text-center hover:border-wine has-checked:border-wine has-checked:bg-wine-soft has-checked:text-wine has-focus-visible:outline-2 has-focus-visible:outline-wine"
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={one === mode}
              onChange={() => onChange(one)}
            />
            <span className="font-semibold">{title}</span>
            <span className="text-sm text-muted">{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SkillListProps {
  readonly title: string;
  readonly skills: readonly DrillSkill[];
  readonly practice: (skill: DrillSkill) => void;
}

const SkillList = ({ title, skills, practice }: SkillListProps) =>
  skills.length === 0 ? null : (
    <section className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {skills.map((skill) => (
          <SkillRow key={skill.id} skill={skill} practice={() => practice(skill)} />
        ))}
      </ul>
    </section>
  );

/** All skills of a topic, in their order on the path; folded, as there are many. */
function FoldedSkills({ title, skills, practice }: SkillListProps) {
  if (skills.length === 0) return null;
  const open = skills.filter(({ isLocked }) => !isLocked).length;
  return (
    <details className="rounded-xl border border-line">
      <summary className="min-h-12 cursor-pointer content-center px-4 py-2 hover:text-wine">
        <h2 className="inline text-xl">{title}</h2>{' '}
        <span className="text-muted">
          {skills.length} {skills.length === 1 ? 'drill' : 'drills'}
          {open < skills.length
            ? `, ${open === 0 ? 'with Premium' : `${skills.length - open} with Premium`}`
            : ''}
        </span>
      </summary>
      <ul className="grid grid-cols-1 gap-3 p-3 sm:grid-cols-2">
        {skills.map((skill) => (
          <SkillRow key={skill.id} skill={skill} practice={() => practice(skill)} />
        ))}
      </ul>
    </details>
  );
}

/** How many skills are offered first. */
const nextCount = 4;
/** What was answered wrong of late, then what has not been drilled, in the order of the path. */
const nextOf = (open: readonly DrillSkill[]): readonly DrillSkill[] =>
  [
    ...open.filter(({ wrong }) => wrong > 0),
    ...open.filter(({ answered }) => answered === 0),
    ...open.filter(({ answered, wrong }) => answered > 0 && wrong === 0),
  ].slice(0, nextCount);

/** The skills that a learner drills next, and below them all others by topic. */
function AllSkills({ skills, practice }: Omit<SkillListProps, 'title'>) {
  // They stay when a run is over, as the button of the run gets the focus back.
  const [nextIds] = useState(() => nextOf(skills.filter(({ isLocked }) => !isLocked)).map(({ id }) => id));
  const next = nextIds.flatMap((id) => skills.find((skill) => skill.id === id) ?? []);
  const rest = skills.filter(({ id }) => !nextIds.includes(id));
  return (
    <>
      <SkillList title="Next for You" skills={next} practice={practice} />
      <FoldedSkills
        title={next.length > 0 ? 'More on Verbs' : 'Verbs'}
        skills={rest.filter(({ topic }) => topic === 'verbs')}
        practice={practice}
      />
      <FoldedSkills
        title={next.length > 0 ? 'More on Cases' : 'Cases'}
        skills={rest.filter(({ topic }) => topic === 'cases')}
        practice={practice}
      />
    </>
  );
}

/** Drills of cases and conjugation: endless sentences, whose answers are reviews of grammar skills. */
export function DrillsPage() {
  const [drills] = useState(() => createResource(() => api.drills.list()));
  const known = useResource(drills);
  const [search] = useSearchParams();
  const lesson = search.get('lesson');
  const isChooseOnly = chooseOnly.use();
  const [chosenMode, setMode] = useState<DrillMode>('choose');
  const mode = isChooseOnly ? 'choose' : chosenMode;
  const [run, setRun] = useState<Run>({ kind: 'none' });
  const opener = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (run.kind !== 'none' || opener.current === undefined) return;
    const button = document.getElementById(opener.current);
    button?.closest('details')?.setAttribute('open', '');
    button?.focus();
  }, [run.kind]);

  const start = async (choice: Choice) => {
    setRun({ kind: 'loading' });
    opener.current = choice.buttonId;
    const seed = randomSeed();
    try {
      const { questions } = await api.drills.run({
        mode,
        // A query has texts alone.
        seed: String(seed),
        skills: list(choice.skills),
        persons: list(choice.persons),
        verbs: list(choice.verbs),
        ...(choice.only && { only: choice.only }),
      });
      setRun(questions.length === 0 ? { kind: 'empty' } : { kind: 'open', choice, seed, questions });
    } catch (error) {
      setRun({ kind: 'failed', code: errorCodeOf(error) });
    }
  };
  const close = () => {
    setRun({ kind: 'none' });
    // With the results of the run; the old ones stay if that fails.
    drills.refresh().catch(() => undefined);
  };

  if (run.kind === 'open')
    return (
      <DrillRun
        key={run.seed}
        title={run.choice.title}
        {...{ mode, close }}
        questions={run.questions}
        more={() => void start(run.choice)}
      />
    );
  const all = known.kind === 'known' ? known.value.skills : [];
  const open = all.filter(({ isLocked }) => !isLocked);
  const practice = ({ id, title }: DrillSkill) =>
    void start({ title, skills: [id], buttonId: skillButtonId(id) });
  return (
    <div className="mx-auto grid max-w-page gap-6 px-5 py-8">
      <div>
        <h1 className="text-title">Drills of Cases and Verbs</h1>
        <p className="mt-2 max-w-prose text-muted">
          Twelve sentences, new ones each time. What you practice here comes back in{' '}
          <TextLink to="/today">Today</TextLink>, with other words.
        </p>
        <div className="mt-6 text-center">
          <Copybook className="text-3xl sm:text-5xl">ვწერ, დავწერე</Copybook>
          <p className="mt-1 text-muted">I write, I wrote</p>
        </div>
      </div>
      {known.kind === 'failed' ? (
        <LoadErrorBanner retry={drills.refresh}>{errorText(known.code)}</LoadErrorBanner>
      ) : known.kind === 'unknown' ? (
        <Skeleton className="h-96" />
      ) : (
        <>
          {isChooseOnly ? null : <ModeField mode={mode} onChange={setMode} />}
          {run.kind === 'failed' ? <FormError>{errorText(run.code)}</FormError> : null}
          {run.kind === 'empty' ? (
            <Banner>No sentence fits this choice. Choose more persons, verbs or tenses.</Banner>
          ) : null}
          <div className="flex flex-wrap gap-3">
            <Button
              id="drill-all"
              onClick={() => void start({ title: 'A bit of everything', buttonId: 'drill-all' })}
            >
              Practice a Bit of Everything
            </Button>
            {open.some(({ wrong }) => wrong > 0) ? (
              <Button
                variant="secondary"
                id="drill-weak"
                onClick={() =>
                  void start({ title: 'What I get wrong', only: 'weak', buttonId: 'drill-weak' })
                }
              >
                Practice What I Get Wrong
              </Button>
            ) : null}
            <p role="status" className="self-center">
              {run.kind === 'loading' ? 'Making up sentences …' : null}
            </p>
          </div>
          <OwnMix
            skills={all}
            verbs={known.value.verbs}
            start={(mix) => void start({ title: 'Your own mix', ...mix })}
          />
          {lesson === null ? null : (
            <p>
              The drills of this lesson. <TextLink to="/drills">Show all drills</TextLink>
            </p>
          )}
          {lesson === null ? (
            <AllSkills skills={all} practice={practice} />
          ) : (
            <SkillList
              title="Cases and Verb Forms"
              skills={all.filter((skill) => skill.lesson.path === lesson)}
              practice={practice}
            />
          )}
          {open.length < all.length ? (
            <p>
              <TextLink to="/pricing?from=%2Fdrills">Premium</TextLink> opens all drills, with all verbs.
            </p>
          ) : null}
        </>
      )}
    </div>
  );
}
