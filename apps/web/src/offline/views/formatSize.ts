/** A size in bytes for the learner: `840 kB`, `12.3 MB`. */
export const formatSize = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

export const totalSize = (lessons: readonly { readonly bytes: number }[]): number =>
  lessons.reduce((sum, { bytes }) => sum + bytes, 0);
