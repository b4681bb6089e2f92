/** Pictures of learners (decision D34; SET-10, SET-11). */

/** Maximum file size in bytes: 2 × 1024 × 1024 (SET-11). */
export const maxAvatarBytes = 2 * 1024 * 1024;

/**
 * Maximum number of pixels that are decoded: a photo of 4,000 × 4,000; half as many in CMYK or with 16 bits per
 * channel. Protects the server's memory against decompression bombs: a file of a few kilobytes can decode to any size.
 */
export const maxAvatarPixels = 16_000_000;

/** Maximum width and height in pixels: resizing keeps hundreds of lines. */
export const maxAvatarEdge = 5000;

/** Raster images whose decoders are cheap (D34, decision 83). */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export type AvatarProblem = 'NOT_AN_IMAGE' | 'IMAGE_TOO_LARGE';

/**
 * Validation of a chosen file before the upload: the problem, or null. The browser derives the type from the
 * file's name; the server inspects the content.
 */
export function avatarProblem({ type, size }: { type: string; size: number }): AvatarProblem | null {
  if (!avatarTypes.some((allowed) => allowed === type)) return 'NOT_AN_IMAGE';
  return size > maxAvatarBytes ? 'IMAGE_TOO_LARGE' : null;
}

/** Edge length of the generated square pictures in pixels: for settings, and for menus. */
export const avatarEdges = { large: 256, small: 96 } as const;

/** URL of the small picture that belongs to a profile's large one. */
export const smallAvatarUrl = (address: string): string => address.replace(/\.webp$/u, '-small.webp');
