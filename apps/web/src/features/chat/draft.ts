/** What is being typed for the assistant, kept by this browser until it is sent. */
const keyOf = (learnerId: string) => `chat-draft:${learnerId}`;

export function readDraft(learnerId: string): string {
  try {
    return localStorage.getItem(keyOf(learnerId)) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(learnerId: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(keyOf(learnerId));
    else localStorage.setItem(keyOf(learnerId), text);
  } catch {
    // Storage is off or full: the draft lives as long as the page.
  }
}
