/** The first word of a display name; empty if there is none. */
export const firstName = (displayName: string): string => displayName.trim().split(/\s+/u)[0] ?? '';
