/** Pictures of learners (decision D34; SET-10, SET-11). */

/** Largest file that is taken, in bytes: 2 × 1024 × 1024 (SET-11). */
export const maxAvatarBytes = 2 * 1024 * 1024;

/**
 * Most pixels that are decoded: a photo of 4,000 × 4,000. A file of a few kilobytes can unfold to any
 * size, and memory is shared (trust: uploads).
 */
export const maxAvatarPixels = 16_000_000;

/** Raster images only (D34). */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

export type AvatarProblem = 'NOT_AN_IMAGE' | 'IMAGE_TOO_LARGE';

/**
 * Why a chosen file is not worth sending, or null. The type is what the browser thinks by the file's name;
 * the server looks into the file.
 */
export function avatarProblem({ type, size }: { type: string; size: number }): AvatarProblem | null {
  if (!avatarTypes.some((taken) => taken === type)) return 'NOT_AN_IMAGE';
  return size > maxAvatarBytes ? 'IMAGE_TOO_LARGE' : null;
}

/** Edge of the square pictures that are made of it, in pixels: for settings, and for menus. */
export const avatarEdges = { large: 256, small: 96 } as const;

/** Address of the small picture beside the large one that a profile names. */
export const smallAvatar = (address: string): string => address.replace(/\.webp$/u, '-small.webp');
