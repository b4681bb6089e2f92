/** A number with its noun: "1 word", "5,000 words". */
export const pluralize = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

/** The singular of an English plural by its ending alone, such as dog of dogs; null where there is no such ending. */
export function singularOf(word: string): string | null {
  if (/[a-z]{2}ies$/u.test(word)) return `${word.slice(0, -3)}y`;
  if (/[a-z]{2}(?:ch|sh|x|ss)es$|[a-z]{4}oes$/u.test(word)) return word.slice(0, -2);
  return /[a-z]{2}[^s]s$/u.test(word) ? word.slice(0, -1) : null;
}

const irregularPlurals: Readonly<Record<string, string>> = {
  basis: 'bases',
  calf: 'calves',
  child: 'children',
  fish: 'fish',
  foot: 'feet',
  goose: 'geese',
  half: 'halves',
  knife: 'knives',
  leaf: 'leaves',
  hero: 'heroes',
  life: 'lives',
  loaf: 'loaves',
  mosquito: 'mosquitoes',
  mouse: 'mice',
  people: 'people',
  person: 'people',
  potato: 'potatoes',
  scarf: 'scarves',
  sheep: 'sheep',
  shelf: 'shelves',
  thief: 'thieves',
  tomato: 'tomatoes',
  tooth: 'teeth',
  wife: 'wives',
  wolf: 'wolves',
};

/** The plural of an English noun, or of a phrase that ends in one, such as children of child. */
export function pluralOf(noun: string): string {
  const [last = ''] = /[\p{L}']+$/u.exec(noun) ?? [];
  const start = noun.slice(0, noun.length - last.length);
  const irregular = irregularPlurals[last];
  if (irregular !== undefined) return start + irregular;
  if (last.endsWith('man') && !/(?:hu|ger|rom)man$/iu.test(last)) return `${noun.slice(0, -2)}en`;
  // What is plural already, such as beans.
  if (last === '' || /[^s]s$/u.test(last)) return /(?:bus|gas|lens|us|is)$/u.test(last) ? `${noun}es` : noun;
  if (/(?:s|x|z|ch|sh)$/u.test(last)) return `${noun}es`;
  return /[^aeiou]y$/u.test(last) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}
