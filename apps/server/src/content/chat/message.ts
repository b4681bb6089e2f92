import type { ChatMessage } from '@ena/contract/chat';
import { findClipsInText } from '@ena/domain/assistant/conversation';
import { checkAccess } from '@ena/domain/entitlement/entitlement';
import type { Viewer } from '../../identity/sessions/viewer.ts';
import type { chatMessages } from './tables.ts';
import type { Clips } from '../sound/clips.ts';
import { requiredAccessOfClip } from '../sound/send.ts';

/** A message as the API returns it: Premium answers are locked without Premium; with clips that are allowed. */
export const toMessage = (
  row: typeof chatMessages.$inferSelect,
  clips: Clips,
  viewer: Pick<Viewer, 'entitled'>,
): ChatMessage => {
  const locked = row.withPremium && !viewer.entitled;
  const answer = locked ? '' : row.answer;
  return {
    id: row.id,
    question: row.question,
    answer,
    locked,
    state: row.state,
    failure: row.failure,
    by: row.answeredBy,
    askedAt: row.askedAt.toISOString(),
    clips: findClipsInText(answer, (name) => {
      const clip = clips.find(name);
      return clip !== undefined && checkAccess(requiredAccessOfClip[clip.tier], viewer) === 'open';
    }),
  };
};
