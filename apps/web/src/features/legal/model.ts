/** The contact for a legal document; the e-mail address of each is a setting (decision D1). */
export type ContactRole = 'support' | 'privacy';

/** Placeholder for the e-mail address of the document's contact; at most once in a text. */
export const contactPlaceholder = '{contact}';

export interface LegalSection {
  /** Unique in its document; the URL fragment of the section. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Shown after the paragraphs. */
  readonly list?: readonly string[];
}

/** Terms of service or privacy policy (LEGAL-01 to LEGAL-05). */
export interface LegalDocument {
  readonly title: string;
  readonly contact: ContactRole;
  readonly sections: readonly LegalSection[];
}
