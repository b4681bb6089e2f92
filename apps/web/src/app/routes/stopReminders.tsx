export { StopRemindersPage as Component } from '../../features/auth/StopRemindersPage.tsx';

export const handle = {
  title: 'Stop reminders · Ena',
  description: 'No more reminders by mail: one click, no log-in.',
};
