import type { ContentServices } from '../../content/services.ts';
import { done, type Handlers } from '../../identity/sessions/caller.ts';
import { addOwnWords } from './add.ts';
import { changeOwnWord } from './change.ts';
import { writeNote } from './note.ts';
import { removeOwnWords } from './remove.ts';
import { findOwnWords } from './wordRows.ts';
import { changeGroups } from './groups.ts';
import { listImports, undoImport } from './imports.ts';
import { findCourseWords, indexCourseWords } from './courseWords.ts';

export function createWordHandlers(services: ContentServices): Handlers<'words'> {
  const { db } = services;
  const courseWords = indexCourseWords(services.course);
  return {
    add: ({ input, viewer }) => addOwnWords(services, viewer.userId, input),
    change: async ({ input, viewer }) => ({ changed: await changeOwnWord(db, viewer.userId, input) }),
    async remove({ input, viewer }) {
      await removeOwnWords(db, viewer.userId, input.ids);
      return done;
    },
    changeGroups: ({ input, viewer }) => changeGroups(db, viewer.userId, input),
    imports: async ({ viewer }) => ({ imports: await listImports(db, viewer.userId) }),
    undoImport: ({ input, viewer }) => undoImport(services, viewer.userId, input.id),
    taught: async ({ input, viewer }) => ({
      taught: findCourseWords(courseWords, input.forms),
      own: await findOwnWords(db, viewer.userId, input.forms),
    }),
    async note({ input, viewer }) {
      await writeNote(services, viewer, input.itemId, input.text);
      return done;
    },
  };
}
