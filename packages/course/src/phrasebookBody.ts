import { servePhrases } from '@ena/domain/lesson/phrase';
import { fillPattern, type Phrasebook, type PhrasebookSource } from '@ena/domain/lesson/phrasebook';

/** The phrasebook as shown. */
export const phrasebookBody = ({
  advice,
  animate,
  nonNouns,
  themes,
  patterns,
  names,
}: PhrasebookSource): Phrasebook => ({
  advice,
  animate,
  nonNouns,
  themes: themes.map((theme) => ({ ...theme, phrases: servePhrases(theme.phrases) })),
  patterns: patterns.map(({ sample, ...pattern }) => ({ ...pattern, example: fillPattern(pattern, sample) })),
  names: servePhrases(names),
});
