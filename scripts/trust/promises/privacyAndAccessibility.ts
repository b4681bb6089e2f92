import type { TrustPromise } from '../model.ts';

export const privacyAndAccessibility: readonly TrustPromise[] = [
  {
    id: 'data-export',
    text: 'Learners can download every row about them, and nothing about others.',
    goal: '0 rows missing, 0 secrets',
    faults: ['export-misses-rows', 'export-holds-session-tokens', 'second-factor-exported'],
    cannotShow: 'Data outside of Ena: at the payment provider, in mailboxes.',
  },
  {
    id: 'account-deletion',
    text: 'Deleting an account leaves nothing about the learner, except what decision 0021 lists.',
    goal: '0 rows and files left',
    faults: ['deletion-leaves-reset-links', 'deleted-account-still-pays'],
    cannotShow: 'Backups that were made before.',
  },
  {
    id: 'no-third-party',
    text: 'Pages send no request to third parties, except those that the operator configures.',
    goal: '0 allowed by the Content-Security-Policy',
    faults: ['csp-allows-foreign-pictures'],
    cannotShow: 'Links that a learner follows. The policy is tested, not the requests of browsers.',
  },
  {
    id: 'axe',
    text: 'axe finds nothing on any page in both themes, at 320 and 1280 px, in empty, error and finished states.',
    goal: '0 violations of WCAG 2.2 AA',
    faults: ['contrast-too-low', 'too-wide-on-phones'],
    cannotShow:
      'axe finds a part of all barriers. The other states are checked by the same test with each npm test.',
  },
  {
    id: 'keyboard',
    text: 'Every exercise can be finished by keyboard alone, and focus is never hidden or lost.',
    goal: '0 dead ends',
    faults: [
      'enter-on-chosen-option-dead',
      'exercise-without-focus',
      'check-button-loses-focus',
      'moved-word-loses-focus',
      'focused-option-covered',
      'focus-lost-on-navigation',
    ],
    cannotShow: 'Assistive technology itself: docs/accessibility.md has what a screen reader gets.',
  },
  {
    id: 'georgian-marked',
    text: 'Georgian text is marked with lang="ka", so that screen readers can say it.',
    goal: '0 texts without',
    faults: ['georgian-unmarked'],
    cannotShow: 'Texts of components that no test checks.',
  },
  {
    id: 'no-time-limits',
    text: 'Every countdown can be turned off.',
    goal: '0 that remain',
    faults: ['untimed-ignored', 'untimed-feedback-ends'],
    cannotShow: 'Whether learners find the setting.',
  },
];
