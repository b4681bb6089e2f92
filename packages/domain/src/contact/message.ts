/** A message to us from the forms of /support and /contact (document 3, sections 3 and 5). */

/** Longest texts, in UTF-16 units, as fields and the server count them; an e-mail address by RFC 5321. */
export const messageLimits = { name: 80, email: 254, subject: 150, message: 5000 } as const;

/** Whom a message is promised an answer within, in hours (document 3, section 9). */
export const replyHours = 24;
