/** Catches settings that nobody reads: a misspelt name would otherwise be silently ignored. */

const ourPrefixes = ['SMTP_', 'MAIL_', 'ADMIN_', 'AUTH_', 'STRIPE_', 'S3_', 'CHAT_', 'AUDIO_', 'CONTACT_'];
/** Shorter names lie too close to other programs' variables. */
const shortestGuessed = 8;

/** Levenshtein distance: the fewest letters to add, drop or change. */
function distance(from: string, to: string): number {
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

/** One sentence for each variable that looks like a setting of ours and is none. */
export function unknownSettings(given: readonly string[], known: readonly string[]): string[] {
  return given
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const [nearest] = known
        .map((candidate) => ({ candidate, edits: distance(name, candidate) }))
        .sort((a, b) => a.edits - b.edits);
      const close = nearest && nearest.edits <= 2 && nearest.candidate.length >= shortestGuessed;
      if (close) return [`${name} is not a setting of Ena; did you mean ${nearest.candidate}?`];
      const ours = ourPrefixes.some((prefix) => name.startsWith(prefix));
      return ours
        ? [`${name} is not a setting of Ena. Remove it; the settings are: ${known.join(', ')}.`]
        : [];
    });
}
