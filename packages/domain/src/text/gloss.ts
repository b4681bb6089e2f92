/** English glosses: meanings separated by semicolons, commas or slashes, with explanations in brackets. */

/** The meanings of a gloss for comparison: `a bus (vehicle); Coach` has bus, coach. */
export const splitGloss = (gloss: string): string[] =>
  gloss
    .replace(/\([^)]*\)/gu, ' ')
    .split(/[;,/]/u)
    .map((meaning) =>
      meaning
        .trim()
        .toLowerCase()
        .replace(/^(to|a|an|the) /u, '')
        .replace(/[.?!]$/u, ''),
    )
    .filter((meaning) => meaning !== '');
