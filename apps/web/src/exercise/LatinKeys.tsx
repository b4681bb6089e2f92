import { type LatinKey, latinKeyOf } from '@ena/domain/georgian/keyboardLayout';
import { mkhedruli } from '@ena/domain/georgian/letters';
import { romanize } from '@ena/domain/georgian/romanize';
import { Info } from 'lucide-react';
import type { RefObject } from 'react';
import { Ka, KaLatin } from '../ui/Georgian.tsx';
import { Switch } from '../ui/Switch.tsx';
import { type GeorgianField, setLatinKeys, useGeorgianTyping, useLatinKeys } from './typing.ts';

const kbdClassName = 'rounded-sm border border-line bg-surface px-1.5 py-0.5 font-sans text-ink';
const nameOf = ({ key, shift }: LatinKey) => (shift ? `Shift+${key.toUpperCase()}` : key);

/** Letters whose key is another than the letter of their romanization, by key. */
const otherKeys = mkhedruli
  .flatMap(([letter]) => {
    const by = latinKeyOf(letter);
    return by && (by.shift || by.key !== romanize(letter)) ? [{ letter, by }] : [];
  })
  .toSorted(
    ({ by: one }, { by: other }) =>
      one.key.localeCompare(other.key) || Number(one.shift) - Number(other.shift),
  );

/** Explains that the keys are those of a Georgian keyboard, where they differ from the romanization. */
const KeysExplanation = () => (
  <details className="open:order-last open:basis-full">
    <summary
      // A click leaves the focus and the caret in the field.
      onMouseDown={(event) => event.preventDefault()}
      className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md hover:text-wine"
    >
      <Info size={17} aria-hidden className="shrink-0" />
      <span className="underline underline-offset-4">How do the keys work?</span>
    </summary>
    <div className="@container grid max-w-prose gap-3 pb-3">
      <p>
        As on a Georgian keyboard, one key types one letter, and Shift types the second letter of a key. That
        is not how words are spelled in Latin letters: the key <kbd className={kbdClassName}>w</kbd> types{' '}
        <Ka>წ</Ka>, which is written <KaLatin isAlwaysMarked>{romanize('წ')}</KaLatin>. These differ; all
        others are as you expect.
      </p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1.5 @sm:grid-cols-3 @lg:grid-cols-4">
        {otherKeys.map(({ letter, by }) => (
          <li key={letter} className="flex items-baseline gap-1.5">
            <kbd className={kbdClassName}>{nameOf(by)}</kbd>
            <span className="sr-only">types</span>
            <Ka className="text-xl text-ink">{letter}</Ka>
            <span className="sr-only">, written</span>
            <KaLatin isAlwaysMarked>{romanize(letter)}</KaLatin>
          </li>
        ))}
      </ul>
    </div>
  </details>
);

/** Lets Latin keys type Georgian in a field, and shows the switch for it if there is a hardware keyboard. */
export function LatinKeys({ field }: { field: RefObject<GeorgianField | null> }) {
  const switched = useGeorgianTyping(field);
  const { hasKeyboard, isEnabled } = useLatinKeys();
  if (!hasKeyboard) return null;
  return (
    <div className="-my-1.5 flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
      <Switch isOn={isEnabled} onChange={setLatinKeys}>
        Latin keys type Georgian
      </Switch>
      {isEnabled ? <KeysExplanation /> : null}
      <span className="max-md:hidden">
        <kbd className={kbdClassName}>Alt+K</kbd> switches
      </span>
      <span role="status" className="sr-only">
        {switched ? `Latin keys type ${isEnabled ? 'Georgian' : 'Latin'}` : ''}
      </span>
    </div>
  );
}
