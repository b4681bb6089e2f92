const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A whole number from 0 to 100 in English words; null for any other. */
export function numberToWords(value: number): string | null {
  if (value === 100) return 'hundred';
  const ten = tens[Math.floor(value / 10) - 2];
  const one = ones[value % 10];
  if (ten === undefined || one === undefined) return ones[value] ?? null;
  return value % 10 === 0 ? ten : `${ten} ${one}`;
}

const valueByWord = new Map(
  [...ones.entries(), ...tens.map((word, index) => [20 + 10 * index, word] as const)].map(
    ([value, word]) => [word, value] as const,
  ),
);

/** Parses a whole number in English words or digits, such as 'two hundred and fifty'; null if it is none. */
export function parseNumberWords(text: string): number | null {
  const words =
    text
      .toLowerCase()
      .replace(/(\d),(?=\d{3})/gu, '$1')
      .match(/[a-z]+|\d+/gu) ?? [];
  let [sum, part, named] = [0, 0, false];
  for (const word of words) {
    const isDigits = /\d/u.test(word);
    // Digits are not combined with other numbers: '58 and 100' are two.
    if (isDigits && named) return null;
    const value = valueByWord.get(word) ?? (isDigits ? Number(word) : null);
    if (value !== null) part += value;
    else if (word === 'hundred') part = Math.max(1, part) * 100;
    else if (word === 'thousand') [sum, part] = [sum + Math.max(1, part) * 1000, 0];
    else if (word === 'and' && named) continue;
    else if (word === 'a' && !named) continue;
    else return null;
    named = true;
  }
  return named ? sum + part : null;
}
