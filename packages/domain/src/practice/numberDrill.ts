/** Questions about numbers, prices and times, made up anew for each run: Georgian to digits and back, chosen and typed. */
import type { ExerciseItem } from '../exercise/kinds.ts';
import { numeral } from '../georgian/numeral.ts';
import { seedAt, shuffle } from '../random/shuffle.ts';

export const numberRanges = ['to-10', 'to-100', 'to-1000', 'prices', 'times'] as const;
export type NumberRange = (typeof numberRanges)[number];

/** Questions of one run. */
export const numberDrillLength = 12;

/** A value in digits and in Georgian; the first of each is what is shown. */
interface Spoken {
  readonly digits: readonly [string, ...string[]];
  readonly georgian: readonly [string, ...string[]];
}

const tetriPerLari = 100;
const maxLari = 60;

const ofNumber = (value: number): Spoken => ({
  digits: value < 1000 ? [String(value)] : [value.toLocaleString('en-US'), String(value)],
  georgian: [numeral(value)],
});

/** რვა ლარი და ორმოცდაათი თეთრი; without და in a hurry. */
function ofPrice(tetri: number): Spoken {
  const [lari, rest] = [Math.floor(tetri / tetriPerLari), tetri % tetriPerLari];
  const whole = `${numeral(lari)} ლარი`;
  if (rest === 0) return { digits: [`${lari} GEL`, String(lari), `${lari} lari`], georgian: [whole] };
  const small = `${numeral(rest)} თეთრი`;
  const decimal = `${lari}.${rest}`;
  return {
    digits: [
      `${decimal} GEL`,
      decimal,
      `${decimal} lari`,
      `${lari}.${rest / 10}`,
      `${lari},${rest}`,
      `${lari} lari ${rest} tetri`,
      `${lari} lari and ${rest} tetri`,
    ],
    georgian: [`${whole} და ${small}`, `${whole} ${small}`],
  };
}

/** The number of an hour. One o'clock is 'the first hour'. */
const hourWord = (hour: number): string => (hour === 1 ? 'პირველი' : numeral(hour));
/** Its genitive: ექვსი, ექვსის; რვა, რვის. */
const genitive = (word: string): string => `${word.slice(0, -1)}ის`;

/** A time in half hours: 5:00 is ხუთი საათია; 5:30 is ექვსის ნახევარია, 'half of the sixth'. */
function ofTime(halfHours: number): Spoken {
  const [hour, isHalf] = [Math.floor(halfHours / 2) || 12, halfHours % 2 === 1];
  const digits = `${hour}:${isHalf ? '30' : '00'}`;
  if (!isHalf) {
    const whole = `${hourWord(hour)} საათი`;
    // Said, too.
    const other = hour === 1 ? ['ერთი საათია', 'ერთი საათი'] : [];
    return {
      digits: [digits, String(hour), `${hour} o'clock`],
      georgian: [`${whole}ა`, whole, ...other],
    };
  }
  const half = `${genitive(hourWord((hour % 12) + 1))} ნახევარი`;
  const minutes = `${numeral(hour)} საათი და ${numeral(30)} წუთი`;
  return {
    digits: [digits, `half past ${hour}`],
    georgian: [`${half}ა`, half, `${minutes}ა`, minutes],
  };
}

/** The values of a range, and how each is said. */
const ranges: Readonly<
  Record<
    NumberRange,
    {
      readonly from: number;
      readonly to: number;
      readonly unit: number;
      readonly say: (value: number) => Spoken;
    }
  >
> = {
  'to-10': { from: 0, to: 10, unit: 1, say: ofNumber },
  'to-100': { from: 11, to: 100, unit: 1, say: ofNumber },
  'to-1000': { from: 101, to: 1000, unit: 1, say: ofNumber },
  prices: { from: tetriPerLari, to: maxLari * tetriPerLari, unit: 10, say: ofPrice },
  times: { from: 0, to: 23, unit: 1, say: ofTime },
};

const questions: Readonly<Record<'number' | 'price' | 'time', readonly [digits: string, georgian: string]>> =
  {
    number: ['Which number is this?', 'How do you say this number?'],
    price: ['Which price is this?', 'How do you say this price?'],
    time: ['What time is it?', 'How do you say this time?'],
  };
const topicOf = (range: NumberRange) =>
  range === 'prices' ? 'price' : range === 'times' ? 'time' : 'number';

/** Other values that are easily taken for one: its neighbors, and those that differ in tens or twenties. */
function nearValues(value: number, range: NumberRange, seed: number): readonly number[] {
  const { from, to, unit } = ranges[range];
  const near = [1, -1, 2, -2, 10, -10, 20, -20, 40, 100].map((step) => value + step * unit);
  const isOther = (other: number) => other >= from && other <= to && other !== value;
  return shuffle([...new Set(near)].filter(isOther), seed).slice(0, 3);
}

/** The questions of one run. The seed determines them. */
export function numberDrill(range: NumberRange, seed: number): readonly ExerciseItem[] {
  const { from, to, unit, say } = ranges[range];
  const size = Math.floor((to - from) / unit) + 1;
  const [askDigits, askGeorgian] = questions[topicOf(range)];
  // Of a small range each value once before any is asked again.
  const places = size <= numberDrillLength * 2 ? shuffle([...Array(size).keys()], seed) : null;
  return Array.from({ length: numberDrillLength }, (_, index): ExerciseItem => {
    const place = places ? (places[index % size] ?? 0) : seedAt(seed, index) % size;
    const value = from + place * unit;
    const { digits, georgian } = say(value);
    const toDigits = index % 2 === 0;
    const base = { id: `drill.numbers.${range}.${index}`, teaches: [] };
    const asked = toDigits
      ? { prompt: askDigits, display: georgian[0] }
      : { prompt: `${askGeorgian} ${digits[0]}` };
    // First chosen, then typed, in both directions.
    if (index % 4 > 1)
      return { kind: 'type-answer', ...base, ...asked, answers: toDigits ? digits : georgian };
    const [answer, ...options] = [value, ...nearValues(value, range, seedAt(seed, 100 + index))].map(
      (one) => say(one)[toDigits ? 'digits' : 'georgian'][0],
    );
    return { kind: 'choice', ...base, ...asked, options: [answer ?? '', ...options], answer: answer ?? '' };
  });
}
