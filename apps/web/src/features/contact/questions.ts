/** The frequently asked questions on /support (SUP-01). */
export const questions = [
  {
    question: 'My confirmation email has not come. What now?',
    answer:
      'Look in your spam folder first. Then log in with your email and password: Ena offers to send it again. Its link works once, for 24 hours.',
  },
  {
    question: 'I have forgotten my password.',
    answer:
      'Choose ‘Forgot your password?’ on the login page. You get an email with a link to a page where you choose a new one.',
  },
  {
    question: 'How do I type Georgian letters?',
    answer:
      'In a field that wants Georgian, the keys of a Latin keyboard type it: k is კ, and W with Shift is ჭ. Without a keyboard, use the Georgian letters below the field.',
  },
  {
    question: 'I cannot hear anything.',
    answer:
      'Check that neither the tab nor the device is muted, then press the button again. If one word has no sound, tell us which one with the form above.',
  },
  {
    question: 'How do I cancel Premium, or delete my account?',
    answer:
      'Both are in the settings: Manage Subscription under Subscription, and Delete my account under Account. After canceling, Premium stays open to the end of the period; deleting your account ends it at once.',
  },
] as const;
