/** A contact message from the forms of /support and /contact (document 3, sections 3 and 5). */

/** Maximum lengths in UTF-16 code units, for form fields and server; an e-mail address by RFC 5321. */
export const messageLimits = { name: 80, email: 254, subject: 150, message: 5000 } as const;

/** Promised time of a reply, in hours (document 3, section 9). */
export const replyHours = 24;
