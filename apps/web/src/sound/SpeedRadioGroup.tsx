import { useId } from 'react';

/** Radio buttons for the speed. */
export function SpeedRadioGroup<Speed extends number | boolean>({
  speeds,
  chosen,
  choose,
}: {
  speeds: readonly (readonly [speed: Speed, label: string])[];
  chosen: Speed;
  choose: (speed: Speed) => void;
}) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label="Speed" className="flex flex-wrap gap-1">
      {speeds.map(([speed, label]) => (
        <label
          key={label}
          className="relative flex min-h-11 items-center rounded-full border-1.5 border-transparent px-3 text-muted hover:text-wine has-checked:border-wine has-checked:font-semibold has-checked:text-wine has-focus-visible:outline-2 has-focus-visible:outline-wine"
        >
          <input
            type="radio"
            name={name}
            checked={speed === chosen}
            onChange={() => choose(speed)}
            className="absolute inset-0 opacity-0"
          />
          {label}
        </label>
      ))}
    </div>
  );
}
