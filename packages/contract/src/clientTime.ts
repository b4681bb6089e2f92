/**
 * Header with the time of the device's clock when it sends a request (ISO 8601): the server corrects the times that the
 * request reports by the offset of that clock. Without schemas, whose library the web app does not load.
 */
export const clientTimeHeader = 'client-time';
