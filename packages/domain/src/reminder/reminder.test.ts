import { expect, it } from 'vitest';
import { isReminderDue, type ReminderFacts } from './reminder.ts';

const hourMs = 3_600_000;
const now = Date.UTC(2026, 2, 10, 12);
const ago = (hours: number) => now - hours * hourMs;
const facts = (fields: Partial<ReminderFacts> = {}): ReminderFacts => ({
  wanted: true,
  emailConfirmed: true,
  lastStudiedAt: ago(30),
  studiedToday: false,
  remindedAt: null,
  ...fields,
});

it.each<readonly [string, ReminderFacts, boolean]>([
  ['practiced yesterday, wanted, confirmed', facts(), true],
  ['not wanted', facts({ wanted: false }), false],
  ['an unconfirmed e-mail address', facts({ emailConfirmed: false }), false],
  ['never practiced', facts({ lastStudiedAt: null }), false],
  ['practiced 23 hours 29 minutes ago', facts({ lastStudiedAt: ago(23.5) + 60_000 }), false],
  ['practiced 23.5 hours ago', facts({ lastStudiedAt: ago(23.5) }), true],
  [
    'practiced 23.6 hours ago, just after midnight',
    facts({ lastStudiedAt: ago(23.6), studiedToday: true }),
    false,
  ],
  ['practiced just now', facts({ lastStudiedAt: now }), false],
  ['a last practice in the future, by clock skew', facts({ lastStudiedAt: now + hourMs }), false],
  ['reminded 24 hours ago', facts({ lastStudiedAt: ago(48), remindedAt: ago(24) }), true],
  ['reminded a little less than 24 hours ago', facts({ remindedAt: ago(24) + 1 }), false],
  [
    'reminded, then practiced, then idle, within a day',
    facts({ lastStudiedAt: ago(23.6), remindedAt: ago(23.8) }),
    false,
  ],
  ['reminded before the last practice', facts({ lastStudiedAt: ago(25), remindedAt: ago(26) }), true],
  ['a week without practice', facts({ lastStudiedAt: ago(168) }), true],
  ['more than a week without practice', facts({ lastStudiedAt: ago(168) - 1 }), false],
])('%s, facts %o: reminder due: %s', (_, given, due) => expect(isReminderDue(given, now)).toBe(due));
