import type { Fault } from './model.ts';

const src = 'packages/contract/src';
const server = 'apps/server/src';

export const contractFaults: readonly Fault[] = [
  {
    id: 'negative-minutes-accepted',
    title: 'A report with negative minutes passes the validation',
    file: `${src}/progress.ts`,
    find: 'timeSpent: z.int().min(0).max(maxReportMinutes)',
    replace: 'timeSpent: z.int().max(maxReportMinutes)',
    tests: [{ file: `${src}/progress.test.ts`, title: 'timeSpent' }],
  },
  {
    id: 'vocabulary-open-to-learners',
    title: 'The Premium vocabulary section is served to every signed-in learner',
    file: `${src}/course.ts`,
    find: "access: 'subscriber',",
    replace: "access: 'learner',",
    tests: [{ file: `${server}/content/course/bodies.test.ts`, title: 'the vocabulary section' }],
  },
  {
    id: 'log-in-limit-off',
    title: 'The log-in has no effective rate limit per IP address',
    file: `${src}/auth.ts`,
    find: "limit: { by: 'address', max: 100, seconds: 300 },\n    errors: ['INVALID_CREDENTIALS'",
    replace: "limit: { by: 'address', max: 100_000, seconds: 300 },\n    errors: ['INVALID_CREDENTIALS'",
    tests: [{ file: `${server}/platform/http/limits.test.ts`, title: 'allow 100 log-ins per address' }],
  },
  {
    id: 'reset-mail-limit-off',
    title: 'Anybody can flood a mailbox with password reset e-mails',
    file: `${src}/auth.ts`,
    find: "requestReset: endpoint({\n    access: 'visitor',\n    limit: { by: 'email', max: 3,",
    replace: "requestReset: endpoint({\n    access: 'visitor',\n    limit: { by: 'email', max: 3000,",
    tests: [
      { file: `${server}/platform/http/limits.test.ts`, title: 'allow 3 mails for a forgotten password' },
    ],
  },
  {
    id: 'short-text-submitted',
    title: 'An essay of a few letters can be submitted',
    file: `${src}/writings.ts`,
    find: "text: text.refine(canSubmitEssay, 'too short to be submitted'),",
    replace: 'text,',
    tests: [{ file: `${server}/learner/writings/writings.test.ts`, title: 'a submission' }],
  },
  {
    id: 'empty-message-accepted',
    title: 'A contact message of spaces alone is accepted and mailed to the operator',
    file: `${src}/contact.ts`,
    find: ".refine((value) => cleanLine(value) !== '',",
    replace: ".refine((value) => cleanLine(value) !== ' ',",
    tests: [{ file: `${server}/contact/send.test.ts` }],
  },
  {
    id: 'rate-limit-has-wrong-status',
    title: 'A client that exceeds a rate limit gets status 400 instead of 429',
    file: `${src}/errors.ts`,
    find: 'RATE_LIMITED: 429',
    replace: 'RATE_LIMITED: 400',
    tests: [{ file: `${server}/platform/http/limits.test.ts`, title: 'allow 100 log-ins per address' }],
  },
  {
    id: 'mailbox-in-production',
    title: 'The demo mailbox /dev/mailbox is served on a production site',
    file: `${src}/pages.ts`,
    find: "{ path: '/dev/mailbox', requiredAccess: 'public', prerendered: false, indexed: false, embeddedOnly: true }",
    replace: "{ path: '/dev/mailbox', requiredAccess: 'public', prerendered: false, indexed: false }",
    tests: [{ file: `${server}/site/pages.test.ts` }],
  },
];
