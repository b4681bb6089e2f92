import type { Fault } from './model.ts';

const src = 'apps/web/src/offline';

/** The service worker, its caches, and lessons kept on the device. */
export const webOfflineFaults: readonly Fault[] = [
  {
    id: 'portal-stored-as-page',
    title: "A captive portal's page is stored in place of a page",
    file: `${src}/caches.ts`,
    find: 'headers.has(buildHeader)',
    replace: "headers.has('Content-Type')",
    tests: [{ file: `${src}/respond.test.tsx` }],
  },
  {
    id: 'next-learner-sees-caches',
    title: "The next learner at this browser sees the former one's data while offline",
    file: `${src}/caches.ts`,
    find: 'if (owner === null || before?.id !== owner.id) ',
    replace: 'if (owner === null || before === null) ',
    tests: [{ file: `${src}/respond.test.tsx`, title: 'another learner signs in' }],
  },
  {
    id: 'premium-kept-after-its-end',
    title: 'Premium lessons stay readable offline after Premium has ended',
    file: `${src}/caches.ts`,
    find: 'before.entitled !== owner.entitled',
    replace: 'false',
    tests: [{ file: `${src}/respond.test.tsx`, title: 'Premium ends' }],
  },
  {
    id: 'offline-without-limit',
    title: 'Content is readable offline for ever without a check of the session',
    file: `${src}/caches.ts`,
    find: 'Math.abs(Date.now() - storedAt(session)) <= maxUncheckedMs',
    replace: 'Date.now() - storedAt(session) > -maxUncheckedMs',
    tests: [{ file: `${src}/respond.test.tsx`, title: 'is shown 31 days after' }],
  },
  {
    id: 'page-of-another-build-stored',
    title: 'A page whose scripts are not stored is stored, and blank offline',
    file: `${src}/storePage.ts`,
    find: '  response.status === 200 && !response.redirected && response.headers.get(buildHeader) === build;',
    replace: '  response.status === 200 && !response.redirected && build !== response.url;',
    tests: [{ file: `${src}/respond.test.tsx`, title: 'of another build is shown' }],
  },
  {
    id: 'stale-data-instead-of-refusal',
    title: 'Stored data are shown although the server refuses them',
    file: `${src}/respond.ts`,
    find: 'if (response && (response.status < 500 || !copy)) return response;',
    replace: 'if (response && (response.ok || !copy)) return response;',
    tests: [{ file: `${src}/respond.test.tsx`, title: 'that the server refuses' }],
  },
  {
    id: 'kept-shared-clips-deleted',
    title: 'Removing a lesson deletes clips that another kept lesson needs',
    file: `${src}/keptLessons.ts`,
    find: 'deleteClipsExcept(list.flatMap(({ clips }) => clips))',
    replace: 'deleteClipsExcept(list.flatMap(({ clips }) => clips.slice(2)))',
    tests: [{ file: `${src}/keptLessons.test.tsx`, title: 'leaves the clips that another lesson needs' }],
  },
  {
    id: 'kept-lesson-counts-as-recent',
    title: 'A lesson that the learner keeps is removed when newer ones are opened',
    file: `${src}/keptList.ts`,
    find: "lesson.kind === 'kept' || newest",
    replace: 'newest',
    tests: [{ file: `${src}/keptLessons.test.tsx`, title: 'are at most five' }],
  },
  {
    id: 'kept-after-sign-out',
    title: 'A download goes on after the learner has signed out',
    file: `${src}/keptLessons.ts`,
    find: "if (learnerId() !== owner) throw new DownloadError('denied');",
    replace: '',
    tests: [{ file: `${src}/keptLessons.test.tsx`, title: 'stops when the learner signs out' }],
  },
  {
    id: 'stored-summary-of-yesterday',
    title: 'Today shows at first what was due on another day',
    file: 'apps/web/src/features/today/showStoredSummary.ts',
    find: ' || !isOfToday(summaryCopy)',
    replace: '',
    tests: [
      {
        file: 'apps/web/src/features/today/TodayPage.test.tsx',
        title: 'is not shown if it is of another day',
      },
    ],
  },
  {
    id: 'stored-script-keeps-url',
    title: 'After the CDN was switched on or off, pages load every module twice, and the app starts twice',
    file: 'apps/web/src/offline/respond.ts',
    find: 'return copy && isIntact ? new Response(copy.body, copy) : fetch(request);',
    replace: 'return copy && isIntact ? copy : fetch(request);',
    tests: [{ file: 'apps/web/src/offline/respond.test.tsx', title: 'a file from another host' }],
  },
];
