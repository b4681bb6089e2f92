import type { MetItem } from '@ena/contract/reviews';
import { typesetEjectives } from '@ena/domain/georgian/letters';
import { isDifficult, itemStrength, nextDayOf, type Strength } from '@ena/domain/review/strength';
import type { Day } from '@ena/domain/streak/day';
import { ChevronDown, Repeat, StickyNote } from 'lucide-react';
import { SpeakButton } from '../../../sound/SpeakButton.tsx';
import { TextLink } from '../../../ui/Button.tsx';
import { KaFit, KaLatin } from '../../../ui/Georgian.tsx';
import { WordPicture } from '../../../ui/Picture.tsx';
import type { ItemChanges } from './itemChanges.ts';
import { ItemDetails } from './ItemDetails.tsx';
import { bandTexts, dayText } from '../texts.ts';
import { KeepUnsaved } from '../unsaved.tsx';

/** The strength and the next date in words, above a bar; null: it was not asked yet. */
function StrengthBar({ strength, next }: { strength: Strength | null; next: string }) {
  return (
    <p className="grid gap-1 text-sm text-muted sm:w-44">
      <span className="flex justify-between gap-3">
        <span>{strength ? bandTexts[strength.band].title : 'New'}</span> <span>{next}</span>
      </span>
      <span
        aria-hidden
        className="block h-1.5 overflow-hidden rounded-full bg-line/60 forced-color-adjust-none"
      >
        {strength ? (
          <span
            className="block h-full min-w-1 rounded-full bg-wine"
            style={{ width: `${strength.percent}%` }}
          />
        ) : null}
      </span>
    </p>
  );
}

function nextText({ cards }: MetItem, today: Day, isPaused: boolean): string {
  if (cards.length === 0) return 'not asked yet';
  const next = nextDayOf(cards, today);
  return next === null ? 'suspended' : isPaused ? 'paused' : dayText(next, today);
}

interface ItemRowProps {
  readonly item: MetItem;
  readonly today: Day;
  readonly isPaused: boolean;
  readonly open: boolean;
  readonly toggle: (id: string) => void;
  readonly changes: ItemChanges;
  /** Not null: while items are being selected, the row is a checkbox. */
  readonly selection: { readonly isSelected: boolean; readonly toggle: () => void } | null;
}

/** An item: what it is, how well it is remembered, when it is asked next; it opens to its cards and its history. */
export function ItemRow({ item, today, isPaused, open, toggle, changes, selection }: ItemRowProps) {
  const { itemId, form, romanization, gloss, clip, image, source, kind, cards, own, personalNote } = item;
  const panelId = `${itemId}-cards`;
  return (
    <li className="skip-offscreen-20 bg-surface">
      <div className="relative flex items-center gap-3 px-4 py-3 hover:bg-wine-soft/40 sm:gap-5 sm:px-5">
        {selection ? (
          <span className="relative z-10 flex size-11 shrink-0 items-center justify-center">
            <input
              id={`${panelId}-select`}
              type="checkbox"
              checked={selection.isSelected}
              onChange={selection.toggle}
              // Above the bar that stays at the bottom of the screen.
              className="size-5 scroll-mb-48 accent-wine"
            />
          </span>
        ) : clip === null ? (
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
            {selection ? (
              <label
                htmlFor={`${panelId}-select`}
                className="block font-serif text-2xl break-words after:absolute after:inset-0"
              >
                <KaFit>{form}</KaFit>
              </label>
            ) : (
              <>
                {/* Its hit area is the whole row; what else can be pressed is above it. */}
                <button
                  type="button"
                  aria-expanded={open}
                  aria-controls={panelId}
                  onClick={() => toggle(itemId)}
                  className="w-full rounded-sm text-left font-serif text-2xl break-words after:absolute after:inset-0"
                >
                  <KaFit>{form}</KaFit>
                </button>
              </>
            )}
            <p>
              {kind === 'letter' ? null : <KaLatin className="text-muted">{`/${romanization}/ `}</KaLatin>}
              <strong className="font-semibold">{typesetEjectives(gloss)}</strong>
            </p>
            {cards.some(isDifficult) ? (
              <p className="flex items-center gap-1.5 text-sm text-muted">
                <Repeat size={14} aria-hidden className="shrink-0 text-gold" /> Difficult
              </p>
            ) : null}
            {personalNote === null ? null : (
              <p className="flex items-center gap-1.5 text-sm text-muted">
                <StickyNote size={14} aria-hidden className="shrink-0 text-gold" />
                <span className="sr-only">Note: </span>
                <span className="min-w-0 truncate">{personalNote}</span>
              </p>
            )}
          </div>
          <p className="min-w-0 text-sm max-sm:order-last sm:w-36 lg:w-48">
            {own ? (
              <span className="break-words text-muted">
                {own.groups.length === 0 ? source.title : own.groups.join(', ')}
              </span>
            ) : (
              <TextLink to={`${source.path}#${encodeURIComponent(itemId)}`} className="relative z-10 py-1">
                {source.title}
              </TextLink>
            )}
          </p>
          <StrengthBar strength={itemStrength(cards)} next={nextText(item, today, isPaused)} />
        </div>
        {image === undefined ? null : <WordPicture name={image} className="size-11" />}
        {selection ? null : (
          <ChevronDown
            size={20}
            aria-hidden
            className={`shrink-0 text-muted transition-transform ${open ? 'rotate-180' : ''}`}
          />
        )}
      </div>
      <div id={panelId} hidden={!open} className="border-t border-line bg-sunken px-4 py-5 sm:px-5">
        <KeepUnsaved isShown={open}>
          <ItemDetails item={item} today={today} isPaused={isPaused} changes={changes} />
        </KeepUnsaved>
      </div>
    </li>
  );
}
