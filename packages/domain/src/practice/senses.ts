/** Splits an English gloss into its meanings: `bus (vehicle); coach` has bus, coach. */
export const senses = (gloss: string): string[] =>
  gloss
    .replace(/\([^)]*\)/gu, ' ')
    .split(/[;,/]/u)
    .map((sense) =>
      sense
        .trim()
        .toLowerCase()
        .replace(/^(to|a|an|the) /u, '')
        .replace(/[.?!]$/u, ''),
    )
    .filter((sense) => sense !== '');
