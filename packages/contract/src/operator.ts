/**
 * What pages say of those who run this Ena (decision D1). The server's settings decide; the server writes them
 * into every page that it sends, so that an address is there with the first paint and without a script.
 */

/** The third-party service that contact forms can be sent to (decision D20). */
export interface FormService {
  readonly origin: string;
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
}

/** A page of those who run this Ena elsewhere, such as their channel. */
export interface SocialLink {
  readonly name: string;
  readonly url: string;
}

export interface Operator {
  readonly supportEmail: string;
  readonly privacyEmail: string;
  /** Day on which the legal pages were last changed, `YYYY-MM-DD`; and the same for people. */
  readonly legalUpdated: string;
  readonly legalUpdatedText: string;
  /** Null: contact forms are sent to the server that the page comes from. */
  readonly formService: FormService | null;
  /** Shown in the footer (requirement NAV-11); an unset one is not shown (OP-20). */
  readonly social: readonly SocialLink[];
}

/** Where nothing is set (requirements LEGAL-01, LEGAL-03, SUP-04). */
export const defaultOperator: Operator = {
  supportEmail: 'support@ena.example',
  privacyEmail: 'privacy@ena.example',
  legalUpdated: '2025-05-01',
  legalUpdatedText: 'May 1, 2025',
  formService: null,
  social: [],
};

/** A day as the legal pages show it: `May 1, 2025`. In UTC, so that it stays that day everywhere. */
export const longDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** Its texts as they stand in built pages, until the server puts the real ones in their place (http/site.ts). */
export const operatorMarks: Operator = {
  supportEmail: '{{supportEmail}}',
  privacyEmail: '{{privacyEmail}}',
  legalUpdated: '{{legalUpdated}}',
  legalUpdatedText: '{{legalUpdatedText}}',
  formService: null,
  social: [],
};
