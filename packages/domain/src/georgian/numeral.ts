/**
 * Georgian numerals from 0 to 9,999 by the one rule (decision D27): they are counted by twenties.
 * 1 to 10 and 20 are words of their own; 11 to 19 are 'ten-one-more'; the twenties are 2 × 20 (ორმოცი),
 * 3 × 20 (სამოცი), 4 × 20 (ოთხმოცი); between them stands და, 'and': 75 is სამოცდათხუთმეტი, 3 × 20 and 15.
 * Hundreds and thousands are words of their own (ორასი 200, ათასი 1,000, ორი ათასი 2,000), which lose the ი at their end
 * before anything smaller: 250 is ორას ორმოცდაათი.
 */
const small = [
  'ნული',
  'ერთი',
  'ორი',
  'სამი',
  'ოთხი',
  'ხუთი',
  'ექვსი',
  'შვიდი',
  'რვა',
  'ცხრა',
  'ათი',
  'თერთმეტი',
  'თორმეტი',
  'ცამეტი',
  'თოთხმეტი',
  'თხუთმეტი',
  'თექვსმეტი',
  'ჩვიდმეტი',
  'თვრამეტი',
  'ცხრამეტი',
] as const;
/** 20, 40, 60, 80 without their ending. */
const twenties = ['ოც', 'ორმოც', 'სამოც', 'ოთხმოც'] as const;

const [score, hundred, thousand] = [20, 100, 1000];

/** A smaller number behind a greater one. */
const joined = (great: string, rest: number): string =>
  rest === 0 ? great : `${great.slice(0, -1)} ${numeral(rest)}`;

/** The greatest number that the rule makes. */
export const greatestNumeral = 9999;

/** The Georgian word for a whole number from 0 to 9,999. Throws a RangeError for any other. */
export function numeral(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value > greatestNumeral)
    throw new RangeError(
      `There is no rule for ${value}; only for whole numbers from 0 to ${greatestNumeral}.`,
    );
  if (value >= thousand) {
    const times = Math.floor(value / thousand);
    return joined(times === 1 ? 'ათასი' : `${numeral(times)} ათასი`, value % thousand);
  }
  if (value >= hundred) {
    const times = small[Math.floor(value / hundred)] ?? '';
    return joined(value < 2 * hundred ? 'ასი' : `${times.replace(/ი$/u, '')}ასი`, value % hundred);
  }
  const twenty = twenties[Math.floor(value / score) - 1];
  const rest = small[value % score];
  if (twenty === undefined) return rest ?? '';
  return value % score === 0 ? `${twenty}ი` : `${twenty}და${rest}`;
}

/** What a number from 11 to 99 is made of, in digits: 75 is `3 × 20 + 15`. Empty where the word has no such parts. */
export function numeralParts(value: number): string {
  const [times, rest] = [Math.floor(value / score), value % score];
  if (value <= 10 || value === score || value >= hundred) return '';
  if (times === 0) return `10 + ${value - 10}`;
  const twenty = times === 1 ? `${score}` : `${times} × ${score}`;
  return rest === 0 ? twenty : `${twenty} + ${rest}`;
}
