import type { Handlers } from '../../identity/sessions/caller.ts';
import type { ContentServices } from '../services.ts';
import { searchEntries } from './entries.ts';
import { createFormSearch } from './forms.ts';
import { createSearch } from './query.ts';

export function createSearchHandlers({ course, clips }: ContentServices): Handlers<'search'> {
  const entries = searchEntries(course);
  const search = createSearch(entries, (name) => clips.find(name) !== undefined);
  const addForms = createFormSearch(entries);
  return {
    async query({ input, findViewer }) {
      const viewer = await findViewer();
      return { found: [...(await addForms(input.q, viewer, search(input.q, viewer)))] };
    },
  };
}
