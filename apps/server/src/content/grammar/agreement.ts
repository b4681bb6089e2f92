/** An adjective before a noun in all cases: adjectives have fewer endings there. */
import type { NounParadigm } from '@ena/contract/grammar';
import { pluralOf } from '@ena/domain/text/pluralize';
import { declineNoun } from '@ena/grammar/noun/declension';
import { nounEntries } from '@ena/grammar/noun/entries';
import { nounId } from '@ena/grammar/noun/ids';
import { grammaticalCases, type NounEntry, type NounForm } from '@ena/grammar/noun/model';
import { verbs } from '@ena/grammar/verb/lexicon';
import { firstSense, hasArticle } from './explain.ts';

/** Nouns that go with these adjectives; with others the phrase could be silly. */
const nounsOfAdjectives: readonly (readonly [noun: string, adjectives: string])[] = [
  [
    'სახლი',
    'დიდი პატარა ახალი ძველი ლამაზი მაღალი დაბალი ძვირი იაფი სუფთა ბინძური თეთრი შავი წითელი მწვანე ლურჯი ცისფერი ყვითელი ყავისფერი ნაცრისფერი ვარდისფერი ცარიელი სხვა თბილი მთელი',
  ],
  [
    'კაცი',
    'ახალგაზრდა მოხუცი ძლიერი ბედნიერი დაღლილი გაბრაზებული მოწყენილი კეთილი ჭკვიანი ზარმაცი მხიარული ჯანმრთელი მდიდარი ღარიბი უცნობი ცნობილი სულელი მორცხვი გულწრფელი მამაცი უბედური ბრმა ნაცნობი',
  ],
  [
    'წიგნი',
    'კარგი ცუდი საინტერესო საჭირო მძიმე სქელი თხელი ქართული ინგლისური რუსული გერმანული ფრანგული ესპანური იტალიური თურქული სომხური ჩინური',
  ],
  ['დღე', 'ცხელი ცივი გრძელი მოკლე მნიშვნელოვანი თავისუფალი მშვიდი ჩვეულებრივი მშვენიერი'],
  ['ღვინო', 'გემრიელი ტკბილი მშრალი'],
];
const nounOfAdjective = new Map(
  nounsOfAdjectives.flatMap(([noun, adjectives]) =>
    adjectives.split(' ').map((adjective) => [adjective, noun] as const),
  ),
);
/** It goes with any noun. */
const such = 'ასეთი';
/** Pronouns that precede a noun, besides possessive ones. */
const beforeNouns =
  'ეს ის ეგ რომელი როგორი რამდენი ყოველი ასეთი ისეთი თითოეული რამდენიმე ზოგი ზოგიერთი ამდენი იმდენი'.split(
    ' ',
  );

/** With these, too, the noun is singular in Georgian alone: რამდენიმე წიგნი, "several books". */
const quantities = 'რამდენი რამდენიმე ზოგი ზოგიერთი ამდენი იმდენი'.split(' ');
const verbalNouns = new Set(verbs.map(({ verbalNoun }) => verbalNoun));

const find = (lemma: string) => nounEntries().find((entry) => entry.lemma === lemma);

/** The word with an adjective that goes with it, or with a noun if it is an adjective itself. */
function pairOf(entry: NounEntry): readonly [adjective: NounEntry | undefined, noun: NounEntry | undefined] {
  // Nobody says "such wanting", or "such a name of a letter".
  if (entry.partOfSpeech === 'noun')
    return verbalNouns.has(entry.lemma) || entry.gloss.startsWith('name of ')
      ? [undefined, undefined]
      : [find(such), entry];
  if (entry.partOfSpeech === 'numeral') return [entry, find('წიგნი')];
  const isPossessive = 'isPossessive' in entry && entry.isPossessive;
  const takesBook = isPossessive || beforeNouns.includes(entry.lemma);
  return [entry, find(takesBook ? 'წიგნი' : (nounOfAdjective.get(entry.lemma) ?? ''))];
}

const usual = (forms: readonly NounForm[], use: NounForm['use'], name: NounForm['case']) =>
  forms.find(
    (form) =>
      form.case === name &&
      form.use === use &&
      form.number === 'singular' &&
      form.postposition === undefined &&
      !form.isVariant &&
      !form.isRare,
  );

/** After a numeral the noun is singular in Georgian, but plural in English. */
function nounGloss(adjective: NounEntry, noun: NounEntry): string {
  const sense = firstSense(noun.gloss);
  if (quantities.includes(adjective.lemma)) return pluralOf(sense);
  if (adjective.partOfSpeech === 'numeral')
    return adjective.lemma === 'ერთი' ||
      adjective.lemma.startsWith('მე') ||
      ['პირველი', 'ნახევარი'].includes(adjective.lemma)
      ? sense
      : pluralOf(sense);
  return (adjective.lemma === such || adjective.lemma === 'ისეთი') && hasArticle(noun, sense)
    ? `a ${sense}`.replace(/^a (?=[aeiou])/u, 'an ')
    : sense;
}

/** "A hundred", "half a". */
function glossBefore({ gloss }: NounEntry): string {
  const sense = firstSense(gloss);
  if (sense === 'half') return 'half a';
  return /^(?:hundred|thousand|million|billion)$/u.test(sense) ? `a ${sense}` : sense;
}

/** Null for names, and for words that precede no noun. */
export function agreementOf(entry: NounEntry): NounParadigm['agreement'] {
  const [adjective, noun] = pairOf(entry);
  if (!adjective || !noun) return null;
  const adjectiveForms = declineNoun(adjective);
  const nounForms = declineNoun(noun);
  const phrases = grammaticalCases.flatMap((name) => {
    if (name === 'vocative') return [];
    const before = usual(adjectiveForms, 'before-noun', name);
    const after = usual(nounForms, 'independent', name);
    return before && after
      ? [{ case: name, adjective: [...before.morphemes], noun: [...after.morphemes] }]
      : [];
  });
  const gloss = `${glossBefore(adjective)} ${nounGloss(adjective, noun)}`;
  return phrases.length === 0 ? null : { adjective: nounId(adjective), noun: nounId(noun), gloss, phrases };
}
