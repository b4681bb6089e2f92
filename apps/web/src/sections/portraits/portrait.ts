import type { ReactNode } from 'react';

/**
 * Drawn in a square of 144 × 144 units, with the face to the right. A wide frame, as on a phone, shows more of the
 * background at the sides.
 */
export interface Portrait {
  /** Mirrored. */
  readonly facesLeft?: true;
  readonly background: ReactNode;
  readonly clothes: ReactNode;
  /** Hair, face (the eyes and nose are added to it), shirt. */
  readonly head: ReactNode;
}
