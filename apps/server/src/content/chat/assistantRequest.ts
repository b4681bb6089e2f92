/** A question with its context. */
export interface AssistantRequest {
  readonly question: string;
  /** Earlier messages of the conversation, the oldest first. */
  readonly history: readonly { readonly question: string; readonly answer: string }[];
  readonly learner: { readonly entitled: boolean; readonly level: string };
}
