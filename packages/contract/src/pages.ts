/**
 * The pages of the web app that are not course units (those are in the catalog) nor of single words (wordPages.ts). Routes, guards,
 * prerendering, and the server's 404 responses derive from this table.
 */
import type { RequiredAccess } from '@ena/domain/entitlement/entitlement';

export interface Page {
  readonly path: string;
  readonly requiredAccess: RequiredAccess;
  /** Rendered to a public file at build. */
  readonly prerendered: boolean;
  /** Whole without scripts: they load after the page (apps/web/src/app/loader.ts). */
  readonly static?: true;
  /** Listed for search engines. */
  readonly indexed: boolean;
  readonly status?: 404;
  /** Exists only in the embedded set-up on a loopback host. */
  readonly embeddedOnly?: true;
  /** Acts on the token in the hash of its address, which only links in mails of Ena may carry. */
  readonly readsToken?: true;
}

const publicPage = { requiredAccess: 'public', prerendered: true } as const;
const tokenPage = { ...publicPage, indexed: false, readsToken: true } as const;
const staticPage = { ...publicPage, static: true, indexed: true } as const;

export const pages = [
  { path: '/', ...staticPage },
  { path: '/login', ...publicPage, indexed: true },
  { path: '/signup', ...publicPage, indexed: true },
  { path: '/confirmation', ...tokenPage },
  { path: '/reset-password', ...tokenPage },
  { path: '/unsubscribe', ...tokenPage },
  // Of reminders that were sent before there was /unsubscribe: their links do not expire.
  { path: '/stop-reminders', ...tokenPage },
  { path: '/pricing', ...publicPage, indexed: true },
  { path: '/support', ...publicPage, indexed: true },
  { path: '/contact', ...publicPage, indexed: true },
  { path: '/faq', ...staticPage },
  { path: '/phrases', ...staticPage },
  { path: '/verbs', ...publicPage, indexed: true },
  { path: '/database-test', ...publicPage, indexed: false },
  { path: '/terms-of-service', ...staticPage },
  { path: '/privacy-policy', ...staticPage },
  { path: '/404', ...publicPage, indexed: false, status: 404 },
  // Also the skeleton that the service worker sends for pages which are not on this device.
  { path: '/offline', requiredAccess: 'public', prerendered: false, indexed: false },
  { path: '/today', requiredAccess: 'learner', prerendered: false, indexed: false },
  { path: '/settings', requiredAccess: 'learner', prerendered: false, indexed: false },
  { path: '/achievements', requiredAccess: 'learner', prerendered: false, indexed: false },
  { path: '/learning-tips', requiredAccess: 'learner', prerendered: false, indexed: false },
  { path: '/quizzes', requiredAccess: 'learner', prerendered: false, indexed: false },
  { path: '/chat', requiredAccess: 'learner', prerendered: false, indexed: false },
  { path: '/vocabulary', requiredAccess: 'learner', prerendered: false, indexed: false },
  { path: '/numbers', requiredAccess: 'learner', prerendered: false, indexed: false },
  { path: '/read', requiredAccess: 'learner', prerendered: false, indexed: false },
  { path: '/drills', requiredAccess: 'learner', prerendered: false, indexed: false },
  { path: '/words', requiredAccess: 'learner', prerendered: false, indexed: false },
  { path: '/words/packs', requiredAccess: 'learner', prerendered: false, indexed: false },
  { path: '/dev/gallery', requiredAccess: 'public', prerendered: false, indexed: false, embeddedOnly: true },
  { path: '/dev/mailbox', requiredAccess: 'public', prerendered: false, indexed: false, embeddedOnly: true },
] as const satisfies readonly Page[];
