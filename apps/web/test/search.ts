/** The server's own search over the real course, for component tests. */
import type { Found } from '@ena/contract/search';
import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import type { Viewer } from '@ena/domain/entitlement/entitlement';
import { createCourse } from '../../server/src/content/course/units.ts';
import { searchEntries } from '../../server/src/content/search/entries.ts';
import { createSearch } from '../../server/src/content/search/query.ts';

// Here every text counts as having a clip.
const search = createSearch(
  searchEntries(createCourse(lessonBodies, quizBodies, vocabulary, packBodies)),
  () => true,
);

/** Search results of a viewer, null for a visitor, as the server returns them. */
export const searchCourse = (query: string, viewer: Viewer): Found[] => [...search(query, viewer)];
