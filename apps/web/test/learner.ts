import type { Learner } from '@ena/contract/session';

/** A new learner, as the server returns them. */
export const ana: Learner = {
  id: 'a',
  email: 'ana@ena.example',
  displayName: 'Ana',
  avatarUrl: null,
  level: 'Beginner',
  lessonsCompleted: 0,
  totalStudyTime: 0,
  wordsLearned: 0,
  studyStreak: 0,
  notifications: { email: true, progress: true, reminders: false, news: true },
  untimed: false,
  timeZone: null,
  timeZoneChosen: false,
  isAdmin: false,
  needsSecondFactor: false,
  entitled: false,
  subscription: null,
};
