import { firstName } from '@ena/domain/account/firstName';

/** The first word of the display name, or 'Profile' when there is none (NAV-06). */
export const menuLabel = (displayName: string): string => firstName(displayName) || 'Profile';
