/** The server's own search over the real course, for component tests. */
import type { Found } from '@ena/contract/search';
import { lessonBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import type { Viewer } from '@ena/domain/entitlement/entitlement';
import { createCourse } from '../../server/src/course/units.ts';
import { searchEntries } from '../../server/src/search/entries.ts';
import { createSearch } from '../../server/src/search/query.ts';

// Every text has a clip here; the real clips are the server's.
const search = createSearch(searchEntries(createCourse(lessonBodies, quizBodies, vocabulary)), () => true);

/** What the server answers a query of this viewer with; null for a visitor. */
export const searchCourse = (query: string, viewer: Viewer): Found[] => search(query, viewer);
