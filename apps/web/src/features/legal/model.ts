/** Who answers for a legal document; each has an address of its own (decision D1). */
export type ContactRole = 'support' | 'privacy';
/** One e-mail address for each role. */
export type ContactAddresses = Readonly<Record<ContactRole, string>>;

/** Used where the operator has set no addresses (requirement LEGAL-03, decision D1). */
export const defaultContacts: ContactAddresses = {
  support: 'support@ena.example',
  privacy: 'privacy@ena.example',
};

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
  /** Calendar day, `YYYY-MM-DD`. */
  readonly lastUpdated: string;
  readonly contact: ContactRole;
  readonly sections: readonly LegalSection[];
}
