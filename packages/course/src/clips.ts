/** Every clip of the course by name, with its tier; derived from the bodies, so that no text is missed. */
import type { Clip } from '@ena/domain/lesson/clip';
import { clipsOfItems, clipsOfLesson, clipsOfPhrasebook, clipsOfReadingText } from '@ena/domain/lesson/clips';
import { clipsOfSection } from '@ena/domain/lesson/kinds';
import { letterClip } from '@ena/domain/lesson/kinds/letters';
import { lessonBodies, packBodies, quizBodies, vocabulary } from './bodies.ts';
import { type CatalogLesson, findLesson, findQuiz, lessons, type Tier } from './catalog.ts';
import { findPack, packs } from './packs/packs.ts';
import { phrasebook } from './phrasebook.ts';
import { sampleLetters } from './sampleLesson.ts';
import { textUnitId } from '@ena/domain/lesson/readingText';
import { textBodies } from './texts/textBodies.ts';
import { texts } from './texts/texts.ts';
import { verbClipNames } from './verbs/spokenVerbs.ts';

/** `public`: on the home page, in the phrasebook and on pages of verbs, for everybody. */
export type ClipTier = 'public' | Tier;
export interface CourseClip extends Clip {
  /** The least restricted tier of all pages with this text. */
  readonly tier: ClipTier;
}

const tiers = ['public', 'free', 'premium'] as const satisfies readonly ClipTier[];

const emblemClip = ({
  emblem,
  emblemSpoken = emblem,
}: Pick<CatalogLesson, 'emblem' | 'emblemSpoken'>): Clip => ({
  name: emblem,
  spoken: [{ text: emblemSpoken }],
});

function collect(): ReadonlyMap<string, CourseClip> {
  const found = new Map<string, CourseClip>();
  const add = (clips: readonly Clip[], tier: ClipTier) => {
    for (const clip of clips) {
      const known = found.get(clip.name);
      if (!known || tiers.indexOf(tier) < tiers.indexOf(known.tier)) found.set(clip.name, { ...clip, tier });
    }
  };
  add(
    sampleLetters.flatMap((letter) => [
      letterClip(letter),
      { name: letter.example.form, spoken: [{ text: letter.example.form }] },
    ]),
    'public',
  );
  add(clipsOfPhrasebook(phrasebook), 'public');
  add(
    verbClipNames().map((name) => ({ name, spoken: [{ text: name }] })),
    'public',
  );
  // On the hubs, whose cards every learner sees, also those of locked lessons and packs.
  add([...lessons, ...packs].map(emblemClip), 'free');
  for (const lesson of lessonBodies.values()) {
    add(clipsOfLesson(lesson), findLesson(lesson.id)?.tier ?? 'premium');
  }
  for (const pack of packBodies.values()) add(clipsOfLesson(pack), findPack(pack.id)?.tier ?? 'premium');
  for (const { id, questions } of quizBodies.values())
    add(clipsOfItems(questions), findQuiz(id)?.tier ?? 'premium');
  for (const { id, tier } of texts) {
    const body = textBodies.get(textUnitId(id));
    if (body) add(clipsOfReadingText(body), tier);
  }
  // The whole vocabulary section is premium (decision D18).
  add(vocabulary.sections.flatMap(clipsOfSection), 'premium');
  return found;
}

export const clips: ReadonlyMap<string, CourseClip> = collect();
