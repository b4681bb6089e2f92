/** What an export of words contains: the items of the page of words, with what Anki and a spreadsheet need. */
import type { Skill } from '@ena/domain/review/question';
import { isOwnItem } from '@ena/domain/ownWords/ownWord';
import { type Day, daysFrom } from '@ena/domain/streak/day';
import type { Viewer } from '../../identity/sessions/viewer.ts';
import type { StateCard } from '../review/cards/cards.ts';
import { readMetItems } from '../review/metItems/items.ts';
import type { ReviewRunServices } from '../review/dailyRun/reviewRun.ts';

/** A card that was reviewed; days are relative to the day of the export. */
export interface ExportedCard {
  readonly due: Day;
  readonly dueInDays: number;
  /** Days between the last review and the next. */
  readonly intervalDays: number;
  readonly reps: number;
  readonly lapses: number;
  readonly isSuspended: boolean;
}

export interface ExportedItem {
  readonly id: string;
  readonly kind: string;
  readonly form: string;
  readonly gloss: string;
  readonly romanization: string;
  readonly example: string;
  readonly exampleGloss: string;
  /** The note of the course, and the learner's own. */
  readonly notes: readonly string[];
  /** Names of the groups of an own word. */
  readonly groups: readonly string[];
  /** Title of the page that teaches it. */
  readonly source: string;
  /** The audio file of the item; null without one. */
  readonly clip: { readonly name: string; readonly path: string } | null;
  /** By skill; absent before the first review. */
  readonly cards: Readonly<Partial<Record<Skill, ExportedCard>>>;
}

/** Everything that the learner has met and may open, and own words, in the order of the page of words. */
export async function readExportItems(services: ReviewRunServices, viewer: Viewer): Promise<ExportedItem[]> {
  const { state, items } = await readMetItems(services, viewer);
  const toExported = ({ due, lastDay, reps, lapses, suspended: isSuspended }: StateCard): ExportedCard => {
    const intervalDays = Math.max(1, daysFrom(lastDay ?? due, due));
    return { due, dueInDays: daysFrom(state.today, due), intervalDays, reps, lapses, isSuspended };
  };
  return items.map(({ item, note: personalNote, cards }) => {
    const { id, kind, form, gloss, romanization, example, note, source, clip } = item;
    const path = isOwnItem(item) ? undefined : services.clips.find(clip)?.path;
    const reviewed = cards.filter(({ lastDay }) => lastDay !== null);
    return {
      id,
      kind,
      form,
      gloss,
      romanization,
      example: example?.form ?? '',
      exampleGloss: example?.gloss ?? '',
      notes: [note, personalNote].flatMap((text) => text ?? []),
      groups: item.ownGroups ?? [],
      source: source.title,
      clip: path === undefined ? null : { name: clip, path },
      cards: Object.fromEntries(reviewed.map((row) => [row.skill, toExported(row)])),
    };
  });
}
