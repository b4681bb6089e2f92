import type { DrillSkill } from '@ena/contract/drills';
import { LockKeyhole } from 'lucide-react';
import { Button, TextLink } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Feedback.tsx';
import { Ka, TextWithGeorgian } from '../../ui/Georgian.tsx';

export const skillButtonId = (id: string) => `drill-${id}`;

/** A skill with its example, how the learner did of late, and its drill; a locked one with the way to Premium. */
export function SkillRow({ skill, practice }: { skill: DrillSkill; practice: () => void }) {
  const { id, title, teaches, example, lesson, isLocked, answered, wrong } = skill;
  return (
    <li className="grid content-start rounded-xl border border-line bg-surface px-4 py-3">
      <div className="flex items-start justify-between gap-4 narrow:flex-wrap">
        <h3 className="min-w-0 text-lg leading-snug">
          <TextWithGeorgian>{title}</TextWithGeorgian>
        </h3>
        {isLocked ? (
          <Chip tone="gold">
            <LockKeyhole size={14} aria-hidden /> Premium
          </Chip>
        ) : (
          <Button variant="secondary" id={skillButtonId(id)} onClick={practice}>
            Practice<span className="sr-only"> {title}</span>
          </Button>
        )}
      </div>
      <details>
        <summary className="min-h-11 cursor-pointer content-center text-sm text-muted underline underline-offset-4 hover:text-wine">
          How it works<span className="sr-only">: {title}</span>
        </summary>
        <p className="text-sm">
          <TextWithGeorgian>{teaches}</TextWithGeorgian>
        </p>
        <p className="mt-1.5">
          <Ka className="text-lg">{example.form}</Ka>{' '}
          <span className="text-sm text-muted">{example.gloss}</span>
        </p>

        <p className="mt-1.5 text-sm">
          Lesson: <TextLink to={lesson.path}>{lesson.title}</TextLink>
        </p>
      </details>
      {answered > 0 ? (
        <p className="text-sm text-muted">
          Lately {answered - wrong} of {answered} right
        </p>
      ) : null}
    </li>
  );
}
