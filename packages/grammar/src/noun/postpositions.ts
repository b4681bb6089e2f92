/** Postpositions: those written together with the noun, and those that stand alone after it. */
import { formOf, type Morpheme, type MorphemeRole } from '../morpheme.ts';
import type { AttachedPostposition, GrammaticalCase } from './model.ts';
import { isVowel, type Stems } from './stems.ts';

type Parts = readonly Morpheme[];

/** The case that a postposition takes. Some endings are shortened before it: სახლ(ს)ში, სახლი(თ)დან, სახლა(დ)მდე. */
export const caseOfPostposition: Readonly<Record<AttachedPostposition, GrammaticalCase>> = {
  ში: 'dative',
  ზე: 'dative',
  თან: 'dative',
  ვით: 'dative',
  თვის: 'genitive',
  გან: 'genitive',
  კენ: 'genitive',
  ადმი: 'genitive',
  დან: 'instrumental',
  მდე: 'adverbial',
};

/** Postpositions that are words of their own, and the case of the noun before them: სახლის უკან. */
export const separatePostpositions: readonly {
  readonly form: string;
  readonly case: GrammaticalCase;
  readonly gloss: string;
}[] = [
  { form: 'გამო', case: 'genitive', gloss: 'because of' },
  { form: 'გარდა', case: 'genitive', gloss: 'except, besides' },
  { form: 'გარეშე', case: 'genitive', gloss: 'without' },
  { form: 'გვერდით', case: 'genitive', gloss: 'beside' },
  { form: 'დროს', case: 'genitive', gloss: 'during' },
  { form: 'მიერ', case: 'genitive', gloss: 'by (the one who does it)' },
  { form: 'მიხედვით', case: 'genitive', gloss: 'according to' },
  { form: 'ნაცვლად', case: 'genitive', gloss: 'instead of' },
  { form: 'უკან', case: 'genitive', gloss: 'behind' },
  { form: 'ქვეშ', case: 'genitive', gloss: 'under' },
  { form: 'შესახებ', case: 'genitive', gloss: 'about' },
  { form: 'შემდეგ', case: 'genitive', gloss: 'after' },
  { form: 'შორის', case: 'dative', gloss: 'between, among' },
  { form: 'წინ', case: 'genitive', gloss: 'in front of; before' },
  { form: 'წინააღმდეგ', case: 'genitive', gloss: 'against' },
];

interface PostpositionForm {
  readonly morphemes: Parts;
  readonly isVariant: boolean;
}

/** The stem with a postposition: the usual form, then its variants; none where the stem is not certain. */
export function withPostposition(
  stems: Stems,
  postposition: AttachedPostposition,
): readonly PostpositionForm[] {
  const { full, short, stemClass, adverbial } = stems;
  const isConsonant = stemClass === 'consonant';
  const keepsVowel = stemClass === 'full' || stemClass === 'i';
  const add = (stem: Parts, ...parts: readonly (readonly [text: string, role: MorphemeRole])[]): Parts => [
    ...stem,
    ...parts.map(([text, role]) => ({ text, role })),
    { text: postposition, role: 'postposition' },
  ];
  const list = (usual: readonly Parts[], variants: readonly Parts[] = []) =>
    [...usual, ...variants].map((morphemes, index) => ({ morphemes, isVariant: index > 0 }));
  switch (postposition) {
    case 'ში':
    case 'ზე':
      return list([add(full)]);
    case 'თან':
      return list([isConsonant ? add(full) : add(full, ['ს', 'case'])]);
    case 'ვით': {
      const dative = add(full, ['ს', 'case'], ['ა', 'vowel']);
      return list(isConsonant ? [add(full, ['ი', 'case'])] : [dative], isConsonant ? [dative] : []);
    }
    case 'თვის':
    case 'გან':
    case 'კენ':
    case 'ადმი': {
      const genitives = [
        ...(keepsVowel ? [[full, 'ს'] as const] : []),
        ...short.map((stem) => [stem, 'ის'] as const),
      ];
      return list(
        genitives.map(([stem, ending]) => add(stem, [ending, 'case'])),
        postposition === 'ადმი'
          ? []
          : genitives.map(([stem, ending]) => add(stem, [ending, 'case'], ['ა', 'vowel'])),
      );
    }
    case 'დან':
      return list([...(keepsVowel ? [add(full)] : []), ...short.map((stem) => add(stem, ['ი', 'case']))]);
    case 'მდე':
      return list(
        adverbial.map((stem) => (isVowel(formOf(stem).at(-1)) ? add(stem) : add(stem, ['ა', 'case']))),
      );
  }
}
