import type { Statistics } from '@ena/contract/profile';
import type { Learner } from '@ena/contract/session';

/** A new learner, as the server returns them. */
export const ana: Learner = {
  id: 'a',
  tag: 'tag-a',
  email: 'ana@ena.example',
  displayName: 'Ana',
  avatarUrl: null,
  level: 'Beginner',
  lessonsCompleted: 0,
  totalStudyTime: 0,
  wordsLearned: 0,
  studyStreak: 0,
  streakFreezes: 0,
  notifications: { email: true, progress: true, reminders: false, news: true },
  untimed: false,
  timeZone: null,
  timeZoneChosen: false,
  isAdmin: false,
  needsSecondFactor: false,
  entitled: false,
  subscription: null,
};

export const noStatistics: Statistics = {
  lessonsCompleted: 0,
  studyMinutes: 0,
  wordsLearned: 0,
  averageScore: 0,
  quizzesScored: 0,
  level: 'Beginner',
  streak: 0,
  freezes: 0,
  keptDays: [],
  today: '2026-03-01',
  days: [],
  recent: [],
};
