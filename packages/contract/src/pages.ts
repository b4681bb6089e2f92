/**
 * The pages of the web app that are not course units (those stand in the catalog). From this table
 * come the routes, the guards, what is prerendered, and which addresses the server answers with 404.
 */
import type { Gate } from '@ena/domain/entitlement/entitlement';

export interface Page {
  readonly path: string;
  readonly gate: Gate;
  /** Written as a file at build; others are drawn by the browser alone. */
  readonly prerendered: boolean;
  /** Listed for search engines. */
  readonly indexed: boolean;
  readonly status?: 404;
  /** Exists only in the embedded set-up on a loopback host. */
  readonly embeddedOnly?: true;
}

const open = { gate: 'public', prerendered: true } as const;

export const pages = [
  { path: '/', ...open, indexed: true },
  { path: '/login', ...open, indexed: true },
  { path: '/signup', ...open, indexed: true },
  { path: '/confirmation', ...open, indexed: false },
  { path: '/reset-password', ...open, indexed: false },
  { path: '/stop-reminders', ...open, indexed: false },
  { path: '/pricing', ...open, indexed: true },
  { path: '/support', ...open, indexed: true },
  { path: '/contact', ...open, indexed: true },
  { path: '/faq', ...open, indexed: true },
  { path: '/phrases', ...open, indexed: true },
  { path: '/database-test', ...open, indexed: false },
  { path: '/terms-of-service', ...open, indexed: true },
  { path: '/privacy-policy', ...open, indexed: true },
  { path: '/404', ...open, indexed: false, status: 404 },
  { path: '/settings', gate: 'learner', prerendered: false, indexed: false },
  { path: '/achievements', gate: 'learner', prerendered: false, indexed: false },
  { path: '/learning-tips', gate: 'learner', prerendered: false, indexed: false },
  { path: '/quizzes', gate: 'learner', prerendered: false, indexed: false },
  { path: '/chat', gate: 'learner', prerendered: false, indexed: false },
  { path: '/vocabulary', gate: 'learner', prerendered: false, indexed: false },
  { path: '/dev/gallery', gate: 'public', prerendered: false, indexed: false, embeddedOnly: true },
  { path: '/dev/mailbox', gate: 'public', prerendered: false, indexed: false, embeddedOnly: true },
] as const satisfies readonly Page[];
