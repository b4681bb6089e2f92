import type { EditedDraft, Submission } from '@ena/contract/writings';
import { newerDraft } from '@ena/domain/lesson/draft';
import { mockEndpoint } from './mockApi.ts';

interface Writings {
  drafts: EditedDraft[];
  submissions: Submission[];
}

/** Drafts and submissions in memory, by the rules of the server: of one edit the newer draft wins, an id is submitted once. */
export function mockWritings(): Writings {
  const state: Writings = { drafts: [], submissions: [] };
  mockEndpoint('writings.list', () => ({
    drafts: state.drafts.map(({ essayId, text, savedAt }) => ({ essayId, text, savedAt })),
    submissions: state.submissions,
  }));
  mockEndpoint('writings.saveDraft', (draft) => {
    const stored = state.drafts.find(({ essayId }) => essayId === draft.essayId);
    const isConflict =
      stored !== undefined && stored.edit?.id !== draft.edit?.id && stored.savedAt !== draft.edit?.base;
    if (isConflict) return { draft: stored, isConflict };
    const newer = newerDraft(draft, stored) ?? draft;
    state.drafts = [...state.drafts.filter((other) => other !== stored), newer];
    return { draft: newer, isConflict: false };
  });
  mockEndpoint('writings.submit', ({ id, essayId, text }) => {
    const before = state.submissions.find((other) => other.id === id);
    const submission = before ?? { id, essayId, text, submittedAt: new Date().toISOString() };
    if (!before) state.submissions = [submission, ...state.submissions];
    state.drafts = state.drafts.filter((draft) => draft.essayId !== essayId || draft.text !== text);
    return { submission, earned: [] };
  });
  mockEndpoint('writings.remove', ({ id }) => {
    state.submissions = state.submissions.filter((submission) => submission.id !== id);
    return { ok: true };
  });
  return state;
}
