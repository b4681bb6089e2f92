/** The contract between web app and server: every endpoint under /api, with its policy. */
import { account } from './account.ts';
import { achievements } from './achievements.ts';
import { answers } from './answers.ts';
import { auth } from './auth.ts';
import { billing } from './billing.ts';
import { chat } from './chat.ts';
import { contact } from './contact.ts';
import { course } from './course.ts';
import { diagnostics } from './diagnostics.ts';
import { drills } from './drills.ts';
import { grammar } from './grammar.ts';
import { mailbox } from './mailbox.ts';
import { mails } from './mails.ts';
import { placement } from './placement.ts';
import { profile } from './profile.ts';
import { progress } from './progress.ts';
import { reviews } from './reviews.ts';
import { search } from './search.ts';
import { secondFactor } from './secondFactor.ts';
import { session } from './session.ts';
import { sound } from './sound.ts';
import { texts } from './texts.ts';
import { words } from './words.ts';
import { writings } from './writings.ts';

export const contract = {
  session,
  auth,
  account,
  secondFactor,
  profile,
  progress,
  mails,
  answers,
  reviews,
  drills,
  placement,
  texts,
  words,
  achievements,
  writings,
  course,
  sound,
  search,
  grammar,
  chat,
  billing,
  contact,
  diagnostics,
  mailbox,
};
export type Contract = typeof contract;
