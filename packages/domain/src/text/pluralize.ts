/** A number with its noun: "1 word", "5,000 words". */
export const pluralize = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
