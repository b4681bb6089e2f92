/** What a learner's profile holds, and how settings show it (document 3, section 2.8). */

/** Longest display name, in UTF-16 units; sign-up takes as much. */
export const maxNameUnits = 80;

/** What may be mailed besides account mail, each switched by itself (SET-13). */
export const notificationKinds = ['email', 'progress', 'reminders', 'news'] as const;
export type NotificationKind = (typeof notificationKinds)[number];
export type Notifications = Readonly<Record<NotificationKind, boolean>>;

/** Of a new profile (SET-13). */
export const defaultNotifications: Notifications = {
  email: true,
  progress: true,
  reminders: false,
  news: true,
};

const shownWhole = 25;
const shownOfLonger = 22;

/** An e-mail as settings show it: whole up to 25 characters, else its first 22 and an ellipsis (SET-07). */
export function shortEmail(email: string): string {
  const characters = [...email];
  return characters.length <= shownWhole ? email : `${characters.slice(0, shownOfLonger).join('')}…`;
}
