/** The contract between web app and server: every endpoint under /api, with its policy. */
import { answers } from './answers.ts';
import { auth } from './auth.ts';
import { course } from './course.ts';
import { mailbox } from './mailbox.ts';
import { progress } from './progress.ts';
import { session } from './session.ts';

export const contract = { session, auth, progress, answers, course, mailbox };
export type Contract = typeof contract;
