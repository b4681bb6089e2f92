import type { Handlers } from '../../identity/sessions/caller.ts';
import type { ContentServices } from '../services.ts';
import { searchEntries } from './entries.ts';
import { createSearch } from './query.ts';

export function createSearchHandlers({ course, clips }: ContentServices): Handlers<'search'> {
  const search = createSearch(searchEntries(course), (name) => clips.find(name) !== undefined);
  return {
    async query({ input, findViewer }) {
      return { found: [...search(input.q, await findViewer())] };
    },
  };
}
