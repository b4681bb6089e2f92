/** The unsent question to the assistant, stored in this browser until it is sent. */
import { questionKey } from '../../lib/typed.ts';

export function readDraft(learnerId: string): string {
  try {
    return localStorage.getItem(questionKey(learnerId)) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(learnerId: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(questionKey(learnerId));
    else localStorage.setItem(questionKey(learnerId), text);
  } catch {
    // Storage is off or full: the draft is lost when the page is closed.
  }
}
