const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A whole number from 0 to 100 in English words, by which people look for it; null for any other. */
export function numberWord(value: number): string | null {
  if (!Number.isInteger(value) || value < 0 || value > 100) return null;
  if (value === 100) return 'hundred';
  const ten = tens[Math.floor(value / 10) - 2];
  const one = ones[value % 10];
  if (ten === undefined || one === undefined) return ones[value] ?? null;
  return value % 10 === 0 ? ten : `${ten} ${one}`;
}
