import { servePhrases } from '@ena/domain/lesson/phrase';
import { type Phrasebook, type PhrasebookSource, servePattern } from '@ena/domain/lesson/phrasebook';

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
  patterns: patterns.map(servePattern),
  names: servePhrases(names),
});
