/** The first word of the display name, or 'Profile' when there is none (NAV-06). */
export const menuLabel = (displayName: string): string => displayName.trim().split(/\s+/u)[0] || 'Profile';
