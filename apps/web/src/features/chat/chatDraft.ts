/** The unsent question to the assistant, stored in this browser until it is sent. */
import { chatDraftKey } from '../../lib/privateStorage.ts';

export function readChatDraft(learnerId: string): string {
  try {
    return localStorage.getItem(chatDraftKey(learnerId)) ?? '';
  } catch {
    return '';
  }
}

export function saveChatDraft(learnerId: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(chatDraftKey(learnerId));
    else localStorage.setItem(chatDraftKey(learnerId), text);
  } catch {
    // Storage is off or full: the draft is lost when the page is closed.
  }
}
