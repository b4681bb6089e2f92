/** The unsent question to the assistant, stored in this browser until it is sent. */
import { readStorage, writeStorage } from '../../platform/browserStorage.ts';
import { chatDraftKey } from '../../platform/privateStorage.ts';

export const readChatDraft = (learnerId: string): string => readStorage(chatDraftKey(learnerId)) ?? '';

export const saveChatDraft = (learnerId: string, text: string): void =>
  void writeStorage(chatDraftKey(learnerId), text === '' ? null : text);
