/** Who speaks a line of a recording: the pitch of the voice. */
export type Voice = 'high' | 'low';

/** A text to speak, with its voice where it matters. */
export interface SpokenText {
  readonly text: string;
  readonly voice?: Voice;
}

/**
 * An audio clip (decision D15), named by its exact Georgian text; a text of several paragraphs and a recording
 * are named by their id, which is short and stable (open point 17, O15).
 */
export interface Clip {
  readonly name: string;
  /** Spoken one after the other, with a pause between. */
  readonly spoken: readonly SpokenText[];
}

export const clipsOfTexts = (texts: readonly string[]): Clip[] =>
  texts.map((text) => ({ name: text, spoken: [{ text }] }));
export const clipsOfPhrases = (phrases: readonly { readonly form: string }[]): Clip[] =>
  clipsOfTexts(phrases.map(({ form }) => form));

/** Maximum length of a clip name in characters; no clip has a longer one. */
export const maxClipNameLength = 200;
