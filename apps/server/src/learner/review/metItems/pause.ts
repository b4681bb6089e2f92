import { ownWordId } from '@ena/domain/ownWords/ownWord';
import { and, eq, inArray, isNull, like } from 'drizzle-orm';
import type { Viewer } from '../../../identity/sessions/viewer.ts';
import { lockProfile } from '../../study/counters.ts';
import { momentOf } from '../../study/record.ts';
import { reviewDayOf } from '../../study/studyDay.ts';
import { newCard, readCardsOf } from '../cards/cards.ts';
import { readOwnItems } from '../dailyRun/ownItems.ts';
import type { ReviewServices } from '../dailyRun/state.ts';
import { reviewCards } from '../tables.ts';

/**
 * Suspends or resumes all cards of items. An own word that was never asked gets a suspended card, so that it is not
 * introduced; when it is resumed, the word is new again. Other items without cards are left alone.
 */
export const pauseItems = (
  { db, now }: Pick<ReviewServices, 'db' | 'now'>,
  { userId }: Viewer,
  { itemIds, paused }: { readonly itemIds: readonly string[]; readonly paused: boolean },
): Promise<void> =>
  db.transaction(async (tx) => {
    const profile = await lockProfile(tx, userId);
    const { at, zone } = momentOf(profile, now());
    const mine = and(eq(reviewCards.userId, userId), inArray(reviewCards.itemId, [...itemIds]));
    if (!paused) {
      await tx
        .delete(reviewCards)
        .where(
          and(
            mine,
            like(reviewCards.itemId, 'own.%'),
            eq(reviewCards.suspended, true),
            isNull(reviewCards.lastAt),
            isNull(reviewCards.resetAt),
            eq(reviewCards.skill, 'recognize'),
          ),
        );
      await tx.update(reviewCards).set({ suspended: false, buriedOn: null }).where(mine);
      return;
    }
    await tx.update(reviewCards).set({ suspended: true }).where(mine);
    const met = new Set((await readCardsOf(tx, userId, itemIds)).map(({ itemId }) => itemId));
    const isNew = (itemId: string) => ownWordId(itemId) !== null && !met.has(itemId);
    const own = await readOwnItems(tx, userId, itemIds.filter(isNew));
    const day = reviewDayOf(at, zone, profile);
    const rows = [...own.keys()].map((itemId) => ({
      ...newCard(userId, { itemId, skill: 'recognize', day }),
      suspended: true,
    }));
    if (rows.length > 0) await tx.insert(reviewCards).values(rows);
  });
