/** What the learner can read of each text, and the next text to read. */
import type { TextProgress } from '@ena/contract/texts';
import { type CatalogText, texts } from '@ena/course/texts/texts';
import { checkAccess, requiredAccessOfTier, type Viewer } from '@ena/domain/entitlement/entitlement';
import { readablePercent } from '@ena/domain/lesson/readingText';
import { useState } from 'react';
import { api } from '../platform/client.ts';
import { createResource, type Resource, type ResourceState, useResource } from '../platform/resource.ts';

type ProgressById = ReadonlyMap<string, TextProgress>;

/** Loaded once for each mount: no data may be left for the next learner. */
export function useTextProgress(): readonly [ResourceState<ProgressById>, Resource<ProgressById>] {
  const [progress] = useState(() =>
    createResource(
      async (): Promise<ProgressById> =>
        new Map((await api.texts.list()).texts.map((text) => [text.id, text])),
    ),
  );
  return [useResource(progress), progress];
}

export const isTextLocked = ({ tier }: Pick<CatalogText, 'tier'>, viewer: Viewer): boolean =>
  checkAccess(requiredAccessOfTier(tier), viewer) !== 'open';

export const isReadable = ({ percent }: Pick<TextProgress, 'percent'>): boolean => percent >= readablePercent;

/** `You know 62 % of the words of these texts, and can read 3 of them without help.` Null without texts. */
export function readingText(progress: ProgressById): string | null {
  const all = [...progress.values()];
  if (all.length === 0) return null;
  const percent = Math.floor(all.reduce((sum, one) => sum + one.percent, 0) / all.length);
  const readable = all.filter(isReadable).length;
  return `You know ${percent} % of the words of these texts${readable > 0 ? `, and can read ${readable} of them without help` : ''}.`;
}

/** The first text that the learner may open, has not done, and can read. */
export const nextReadable = (
  progress: ProgressById,
  viewer: Viewer,
): (CatalogText & TextProgress) | undefined =>
  texts.flatMap((text) => {
    const own = progress.get(text.id);
    return own && !own.isDone && isReadable(own) && !isTextLocked(text, viewer) ? [{ ...text, ...own }] : [];
  })[0];
