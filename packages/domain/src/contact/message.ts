/** A contact message from the forms of /support and /contact (SUP-05). */

/** Maximum lengths in UTF-16 code units, for form fields and server. */
export const messageLimits = { name: 80, subject: 150, message: 5000 } as const;

/** Promised time of a reply, in hours (SUP-02, SUP-07). */
export const replyHours = 24;
