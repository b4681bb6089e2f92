/**
 * Georgian numerals from 0 to 9,999 by the rule of decision D27: they are counted by twenties.
 * 1 to 10 and 20 are words of their own; 11 to 19 are 'ten-one-more'; the twenties are 2 × 20 (ორმოცი),
 * 3 × 20 (სამოცი), 4 × 20 (ოთხმოცი); joined by და, 'and': 75 is სამოცდათხუთმეტი, 3 × 20 and 15.
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

const [base, hundred, thousand] = [20, 100, 1000];

/** Appends a smaller number to a greater one. */
const joined = (great: string, rest: number): string =>
  rest === 0 ? great : `${great.slice(0, -1)} ${numeral(rest)}`;

/** The largest number that `numeral` supports. */
export const maxNumeral = 9999;

/** The Georgian word for a whole number from 0 to 9,999. Throws a RangeError for any other. */
export function numeral(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value > maxNumeral)
    throw new RangeError(`Not supported: ${value}. Use a whole number from 0 to ${maxNumeral}.`);
  if (value >= thousand) {
    const times = Math.floor(value / thousand);
    return joined(times === 1 ? 'ათასი' : `${numeral(times)} ათასი`, value % thousand);
  }
  if (value >= hundred) {
    const times = small[Math.floor(value / hundred)] ?? '';
    return joined(value < 2 * hundred ? 'ასი' : `${times.replace(/ი$/u, '')}ასი`, value % hundred);
  }
  const twenty = twenties[Math.floor(value / base) - 1];
  const rest = small[value % base];
  if (twenty === undefined) return rest ?? '';
  return value % base === 0 ? `${twenty}ი` : `${twenty}და${rest}`;
}

/** What a number from 11 to 99 is made of, in digits: 75 is `3 × 20 + 15`. Empty where the word has no such parts. */
export function numeralParts(value: number): string {
  const [times, rest] = [Math.floor(value / base), value % base];
  if (value <= 10 || value === base || value >= hundred) return '';
  if (times === 0) return `10 + ${value - 10}`;
  const twenty = times === 1 ? `${base}` : `${times} × ${base}`;
  return rest === 0 ? twenty : `${twenty} + ${rest}`;
}
