import type { DrillSkill, DrilledVerb } from '@ena/contract/drills';
import { type Person, persons } from '@ena/grammar/verb/features';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextWithGeorgian } from '../../ui/Georgian.tsx';

const personLabels: Readonly<Record<Person, string>> = {
  '1sg': 'I',
  '2sg': 'you (to a friend)',
  '3sg': 'he, she',
  '1pl': 'we',
  '2pl': 'you all',
  '3pl': 'they',
};

/** Of each list those that are chosen; none: all. */
export interface Mix {
  readonly skills: readonly string[];
  readonly persons: readonly Person[];
  readonly verbs: readonly string[];
}

const chip =
  'relative grid min-h-11 place-items-center rounded-md border-1.5 border-control bg-surface px-3 text-sm hover:border-wine has-checked:border-wine has-checked:bg-wine-soft has-checked:font-semibold has-checked:text-wine has-focus-visible:outline-2 has-focus-visible:outline-wine';

interface ChoicesProps<Id extends string> {
  readonly label: string;
  readonly options: readonly (readonly [id: Id, label: string])[];
  readonly chosen: readonly Id[];
  readonly onChange: (chosen: readonly Id[]) => void;
}

function Choices<Id extends string>({ label, options, chosen, onChange }: ChoicesProps<Id>) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(([id, text]) => (
          // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- TextWithGeorgian has the text
          <label key={id} className={chip}>
            <input
              type="checkbox"
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
            <span>
              <TextWithGeorgian>{text}</TextWithGeorgian>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A drill of chosen cases, tenses, persons and verbs. What the learner may not open is not offered. */
export function OwnMix({
  skills,
  verbs,
  start,
}: {
  skills: readonly DrillSkill[];
  verbs: readonly DrilledVerb[];
  start: (mix: Mix) => void;
}) {
  const [mix, setMix] = useState<Mix>({ skills: [], persons: [], verbs: [] });
  const open = skills.filter(({ isLocked }) => !isLocked);
  const titlesOf = (topic: DrillSkill['topic']) =>
    open.filter((skill) => skill.topic === topic).map(({ id, title }) => [id, title] as const);
  const setSkills = (chosen: readonly string[]) => setMix({ ...mix, skills: chosen });
  return (
    <details className="rounded-xl border border-line bg-surface">
      <summary className="min-h-12 cursor-pointer content-center px-4 py-2 font-semibold hover:text-wine">
        Your own mix of cases, tenses, persons and verbs
      </summary>
      <div className="grid gap-5 border-t border-line p-4">
        <p className="text-sm text-muted">Where you choose nothing, everything is asked.</p>
        <Choices label="Tenses" options={titlesOf('verbs')} chosen={mix.skills} onChange={setSkills} />
        <Choices label="Cases" options={titlesOf('cases')} chosen={mix.skills} onChange={setSkills} />
        <Choices
          label="Persons"
          options={persons.map((person) => [person, personLabels[person]] as const)}
          chosen={mix.persons}
          onChange={(chosen) => setMix({ ...mix, persons: chosen })}
        />
        <Choices
          label="Verbs"
          options={verbs
            .filter(({ isLocked }) => !isLocked)
            .map(({ id, verbalNoun, english }) => [id, `${verbalNoun} ${english}`] as const)}
          chosen={mix.verbs}
          onChange={(chosen) => setMix({ ...mix, verbs: chosen })}
        />
        <div>
          <Button onClick={() => start(mix)}>Practice This Mix</Button>
        </div>
      </div>
    </details>
  );
}
