import type { Card, MetItem } from '@ena/contract/reviews';
import { itemStrength, nextDayOf, type Strength } from '@ena/domain/review/strength';
import type { Day } from '@ena/domain/streak/day';
import { ChevronDown } from 'lucide-react';
import { SpeakButton } from '../../sound/SpeakButton.tsx';
import { TextLink } from '../../ui/Button.tsx';
import { Ka } from '../../ui/Georgian.tsx';
import { ItemDetails } from './ItemDetails.tsx';
import { bandTexts, dayText } from './texts.ts';

/** The strength and the next date in words, above a bar. */
function StrengthBar({ strength: { band, percent }, next }: { strength: Strength; next: string }) {
  return (
    <p className="grid gap-1 text-sm text-muted sm:w-44">
      <span className="flex justify-between gap-3">
        <span>{bandTexts[band].title}</span> <span>{next}</span>
      </span>
      <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-line/60">
        <span className="block h-full min-w-1 rounded-full bg-wine" style={{ width: `${percent}%` }} />
      </span>
    </p>
  );
}

interface ItemRowProps {
  readonly item: MetItem;
  readonly today: Day;
  readonly isPaused: boolean;
  readonly open: boolean;
  readonly toggle: (id: string) => void;
  readonly onChanged: (itemId: string, card: Card) => void;
}

/** An item: what it is, how well it is remembered, when it is asked next; it opens to its cards and its history. */
export function ItemRow({ item, today, isPaused, open, toggle, onChanged }: ItemRowProps) {
  const { itemId, form, romanization, gloss, clip, source, kind, cards } = item;
  const next = nextDayOf(cards, today);
  const panelId = `${itemId}-cards`;
  return (
    <li className="bg-surface">
      <div className="relative flex items-center gap-3 px-4 py-3 hover:bg-wine-soft/40 sm:gap-5 sm:px-5">
        {clip === null ? (
          <span className="size-11 shrink-0" />
        ) : (
          <SpeakButton
            name={clip}
            {...(kind === 'letter' && { text: form })}
            hasMinHighlight
            className="z-10 max-sm:self-start"
          />
        )}
        <div className="flex min-w-0 flex-1 flex-col gap-x-5 gap-y-1.5 sm:flex-row sm:items-center">
          <div className="min-w-0 flex-1">
            {/* Its hit area is the whole row; what else can be pressed is above it. */}
            <button
              type="button"
              aria-expanded={open}
              aria-controls={panelId}
              onClick={() => toggle(itemId)}
              className="max-w-full rounded-sm text-left font-serif text-2xl break-words after:absolute after:inset-0"
            >
              <Ka>{form}</Ka>
            </button>
            <p>
              {kind === 'letter' ? null : <span className="text-muted">/{romanization}/ </span>}
              <strong className="font-semibold">{gloss}</strong>
            </p>
          </div>
          <p className="min-w-0 text-sm max-sm:order-last sm:w-36 lg:w-48">
            <TextLink to={`${source.path}#${encodeURIComponent(itemId)}`} className="relative z-10 py-1">
              {source.title}
            </TextLink>
          </p>
          <StrengthBar
            strength={itemStrength(cards)}
            next={next === null ? 'suspended' : isPaused ? 'paused' : dayText(next, today)}
          />
        </div>
        <ChevronDown
          size={20}
          aria-hidden
          className={`shrink-0 text-muted transition-transform ${open ? 'rotate-180' : ''}`}
        />
      </div>
      <div id={panelId} hidden={!open} className="border-t border-line bg-sunken px-4 py-5 sm:px-5">
        {open ? (
          <ItemDetails
            item={item}
            today={today}
            isPaused={isPaused}
            onChanged={(card) => onChanged(itemId, card)}
          />
        ) : null}
      </div>
    </li>
  );
}
