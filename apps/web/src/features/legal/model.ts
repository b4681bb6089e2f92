/** Who answers for a legal document; each has an address of its own, a setting (decision D1). */
export type ContactRole = 'support' | 'privacy';

/** Stands in a text for the address of the document's contact; at most once in a text. */
export const contactPlaceholder = '{contact}';

export interface LegalSection {
  /** Unique in its document; the address of the section within the page. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Shown after the paragraphs. */
  readonly list?: readonly string[];
}

/** Terms of service or privacy policy (document 3, section 2.13). */
export interface LegalDocument {
  readonly title: string;
  readonly contact: ContactRole;
  readonly sections: readonly LegalSection[];
}
