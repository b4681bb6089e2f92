/** Used if neither the browser nor the profile has a zone (OP-27). */
export const defaultTimeZone = 'UTC';
