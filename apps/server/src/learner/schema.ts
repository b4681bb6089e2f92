/**
 * All tables of both PGlite and PostgreSQL (15 or later), which are defined beside the code that owns them. In every table that
 * belongs to a learner, primary key and unique constraints start with the learner's id, for sharding (checked by schema.test.ts).
 * In this layer, because it is the highest one with tables, and exports all that is stored about a learner.
 */
export { userProfiles, users } from '../platform/db/users.ts';
export { mailQueue } from '../platform/mail/tables.ts';
export { rateLimits } from '../platform/http/tables.ts';
export {
  billingMails,
  stripeCustomers,
  stripeEvents,
  stripeOrders,
  stripeSubscriptions,
} from '../billing/tables.ts';
export { accounts, recoveryCodes, secondFactors, sessions, verifications } from '../identity/tables.ts';
export { chatConversations, chatMessages } from '../content/chat/tables.ts';
export { learnedItems, studyDays, userAnswers, userProgress, writingSubmissions } from './study/tables.ts';
export { userAchievements } from './achievements/tables.ts';
export { progressReports } from './progress/tables.ts';
export {
  itemNotes,
  ownWords,
  reviewCards,
  reviewLog,
  reviewParameters,
  reviewSettings,
  wordImports,
  wordImportUpdates,
} from './review/tables.ts';
export { newsMails } from './optionalMail/tables.ts';
export { writingDrafts } from './writings/tables.ts';
