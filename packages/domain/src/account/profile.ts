/** Fields of a learner's profile, and how settings show them (SET-04 to SET-14). */

/** Maximum length of a display name in UTF-16 code units, also at sign-up. */
export const maxNameCodeUnits = 80;

/** Switches for optional e-mails (SET-13): `email` permits all of them, each other one its own (decision 0054). */
export const notificationKinds = ['email', 'progress', 'reminders', 'news'] as const;
export type NotificationKind = (typeof notificationKinds)[number];
export type Notifications = Readonly<Record<NotificationKind, boolean>>;

/** The kinds of mail that Ena sends to those who have them switched on; each has an unsubscribe link. */
export const optionalMailKinds = [
  'progress',
  'reminders',
  'news',
] as const satisfies readonly NotificationKind[];
export type OptionalMailKind = (typeof optionalMailKinds)[number];

/** Settings of a new profile (SET-13). */
export const defaultNotifications: Notifications = {
  email: true,
  progress: true,
  reminders: false,
  news: true,
};

const maxFullLength = 25;
const truncatedLength = 22;

/** An e-mail as settings show it: whole up to 25 characters, else its first 22 and an ellipsis (SET-07). */
export function truncateEmail(email: string): string {
  const characters = [...email];
  return characters.length <= maxFullLength ? email : `${characters.slice(0, truncatedLength).join('')}…`;
}
