/** Detects unknown settings: a misspelled name would otherwise be silently ignored. */

const ourPrefixes = [
  'SMTP_',
  'MAIL_',
  'ADMIN_',
  'AUTH_',
  'STRIPE_',
  'S3_',
  'CHAT_',
  'ASSETS_',
  'AUDIO_',
  'CONTACT_',
  'METRICS_',
];
/** Shorter names are too similar to other programs' variables. */
const minSuggestedLength = 8;

/** Levenshtein distance: the fewest letters to add, drop or change. */
function levenshteinDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [column, other] of [...to].entries()) {
      const changed = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** One error message for each variable that looks like a setting of Ena but is none. */
export function unknownSettings(given: readonly string[], known: readonly string[]): string[] {
  return given
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const [closest] = known
        .map((candidate) => ({ candidate, edits: levenshteinDistance(name, candidate) }))
        .sort((a, b) => a.edits - b.edits);
      const isSimilar = closest && closest.edits <= 2 && closest.candidate.length >= minSuggestedLength;
      if (isSimilar) return [`${name} is not a known setting; did you mean ${closest.candidate}?`];
      const ours = ourPrefixes.some((prefix) => name.startsWith(prefix));
      return ours
        ? [`${name} is not a known setting. Remove it; the settings are: ${known.join(', ')}.`]
        : [];
    });
}
