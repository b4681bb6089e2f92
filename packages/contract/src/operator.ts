/**
 * Contact details of the operator that pages show (decision D1). The server reads them from its settings and
 * inserts them into every HTML page, so that they are shown at first paint and without JavaScript.
 */

/** The third-party service that contact forms can be sent to (decision D20). */
export interface FormService {
  readonly origin: string;
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
}

/** A page of the operator on another site, such as a social media channel. */
export interface SocialLink {
  readonly name: string;
  readonly url: string;
}

export interface Operator {
  readonly supportEmail: string;
  readonly privacyEmail: string;
  /** Date of the last change of the legal pages, `YYYY-MM-DD`; below, the same formatted for display. */
  readonly legalUpdated: string;
  readonly legalUpdatedText: string;
  /** Null: contact forms are sent to the page's own server. */
  readonly formService: FormService | null;
  /** Shown in the footer (requirement NAV-11); an unset one is not shown (OP-20). */
  readonly social: readonly SocialLink[];
}

/** Defaults where nothing is configured (requirements LEGAL-01, LEGAL-03, SUP-04). */
export const defaultOperator: Operator = {
  supportEmail: 'support@ena.example',
  privacyEmail: 'privacy@ena.example',
  legalUpdated: '2025-05-01',
  legalUpdatedText: 'May 1, 2025',
  formService: null,
  social: [],
};

/** Formats a date as the legal pages show it: `May 1, 2025`. In UTC, so that no time zone shifts it. */
export const formatLongDate = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/**
 * Placeholders in the built pages, which the server replaces with the configured values
 * (apps/server/src/site/site.ts).
 */
export const operatorPlaceholders: Operator = {
  supportEmail: '{{supportEmail}}',
  privacyEmail: '{{privacyEmail}}',
  legalUpdated: '{{legalUpdated}}',
  legalUpdatedText: '{{legalUpdatedText}}',
  formService: null,
  social: [],
};
