/** Header with which the service worker marks a stored response, and why it was not requested from the server. */
export const storedCopyHeader = 'Ena-Stored-Copy';
/** It comes from the cache first: it changes only with the build. */
export const storedFirst = 'first';
/** The server could not be reached. */
export const storedOffline = 'offline';
