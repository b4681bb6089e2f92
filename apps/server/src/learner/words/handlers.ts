import type { ContentServices } from '../../content/services.ts';
import { done, type Handlers } from '../../identity/sessions/caller.ts';
import { addOwnWords } from './add.ts';
import { changeOwnWord } from './change.ts';
import { writeNote } from './note.ts';
import { removeOwnWord } from './remove.ts';
import { findCourseWords, indexCourseWords } from './courseWords.ts';

export function createWordHandlers(services: ContentServices): Handlers<'words'> {
  const { db } = services;
  const courseWords = indexCourseWords(services.course);
  return {
    add: ({ input, viewer }) => addOwnWords(services, viewer.userId, input.words),
    change: async ({ input, viewer }) => ({ changed: await changeOwnWord(db, viewer.userId, input) }),
    async remove({ input, viewer }) {
      await removeOwnWord(db, viewer.userId, input.id);
      return done;
    },
    taught: ({ input }) => ({ taught: findCourseWords(courseWords, input.forms) }),
    async note({ input, viewer }) {
      await writeNote(services, viewer, input.itemId, input.text);
      return done;
    },
  };
}
