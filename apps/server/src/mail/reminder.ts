import { hello, type MailContent, writeLetter } from './letter.ts';

/** The mail for those who asked to be reminded of practising. `stop` leads to the page that ends these mails. */
export const reminderMail = (name: string, streak: number, home: string, stop: string): MailContent =>
  writeLetter({
    subject:
      streak > 1 ? `Day ${streak + 1} of your Georgian is waiting` : 'A few minutes of Georgian today?',
    greeting: `${hello(name)},`,
    message:
      streak > 1
        ? `You have studied ${streak} days in a row. A few minutes today, and it goes on.`
        : 'A few minutes are enough to keep what you have learned, and to add a word or two.',
    button: 'Practice now',
    link: home,
    note: 'You get this mail because you switched reminders on, at most one a day.',
    stop,
  });
