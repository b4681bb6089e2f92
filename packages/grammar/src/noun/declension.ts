/** All forms of a noun, adjective, numeral or pronoun, without particles. */
import { formOf, type Morpheme } from '../morpheme.ts';
import {
  attachedPostpositions,
  type GrammaticalCase,
  grammaticalCases,
  type NounEntry,
  type NounForm,
  type NounNumber,
  type RegularEntry,
} from './model.ts';
import { caseOfPostposition, withPostposition } from './postpositions.ts';
import { fullStem, isVowel, pluralStems, singularStems, type Stems } from './stems.ts';

type Parts = readonly Morpheme[];
type Features = Pick<NounForm, 'case' | 'number'> & Partial<NounForm>;

/** The stem with an ending of the case; '' adds nothing. */
const withCase = (stem: Parts, ending: string): Parts =>
  ending === '' ? stem : [...stem, { text: ending, role: 'case' }];

/** Endings of the vocative. It is left out where it is not certain (ჩაი). */
function vocativeEndings({ stemClass, isMonosyllabic }: Stems): readonly string[] {
  if (stemClass === 'consonant') return ['ო'];
  if (stemClass === 'i') return [];
  return isMonosyllabic && stemClass !== 'full' ? ['ო', 'ვ'] : ['ვ'];
}

/** The forms of a case in one number, the usual one first. */
function caseForms(stems: Stems, grammaticalCase: GrammaticalCase): readonly Parts[] {
  const { stemClass, full, short, adverbial } = stems;
  const isConsonant = stemClass === 'consonant';
  const keepsVowel = stemClass === 'full' || stemClass === 'i';
  const keptVowel = (endings: readonly string[]) =>
    keepsVowel ? endings.map((ending) => withCase(full, ending)) : [];
  switch (grammaticalCase) {
    case 'nominative':
      return [withCase(full, isConsonant ? 'ი' : '')];
    case 'ergative':
      return [withCase(full, isConsonant ? 'მა' : 'მ')];
    case 'dative':
      return [withCase(full, 'ს')];
    case 'genitive':
      return [...keptVowel(['ს']), ...short.map((stem) => withCase(stem, 'ის'))];
    case 'instrumental':
      return [
        ...keptVowel(stemClass === 'i' ? ['თ', 'თი'] : ['თი', 'თ']),
        ...short.map((stem) => withCase(stem, 'ით')),
      ];
    case 'adverbial':
      return adverbial.map((stem) => withCase(stem, isVowel(formOf(stem).at(-1)) ? 'დ' : 'ად'));
    case 'vocative':
      return vocativeEndings(stems).map((ending) => withCase(full, ending));
  }
}

const form = (morphemes: Parts, features: Features): NounForm => {
  const { postposition, use = 'independent', isVariant = false, isRare = false } = features;
  return {
    form: formOf(morphemes),
    morphemes,
    case: features.case,
    number: features.number,
    use,
    ...(postposition && { postposition }),
    isVariant,
    isRare,
  };
};

/** Whether the case has a longer form beside it, as before და: პურსა და ყველს, დღისა და ღამის. */
const isExtended = (grammaticalCase: GrammaticalCase, morphemes: Parts) =>
  ['dative', 'genitive', 'instrumental'].includes(grammaticalCase) && !isVowel(formOf(morphemes).at(-1));

/** The forms of one set of stems: the cases, then the postpositions. */
function formsOfStems(
  entry: RegularEntry,
  stems: Stems,
  features: Partial<NounForm> & { number: NounNumber },
) {
  const isPerson = entry.partOfSpeech === 'first-name' || entry.partOfSpeech === 'surname';
  // Of pronouns, only possessive ones are used to call somebody (ჩემო).
  const isCalled = !isPerson && (entry.partOfSpeech !== 'pronoun' || entry.isPossessive);
  const inCases = grammaticalCases.flatMap((grammaticalCase) => {
    if (!isCalled && grammaticalCase === 'vocative') return [];
    const forms = caseForms(stems, grammaticalCase);
    return [
      ...forms.map((morphemes, index) =>
        form(morphemes, { isVariant: index > 0, ...features, case: grammaticalCase }),
      ),
      ...forms
        .filter((morphemes) => isExtended(grammaticalCase, morphemes))
        .map((morphemes) =>
          form([...morphemes, { text: 'ა', role: 'vowel' }], {
            ...features,
            case: grammaticalCase,
            isVariant: true,
          }),
        ),
    ];
  });
  const withPostpositions = attachedPostpositions.flatMap((postposition) => {
    // ჩემთან is of მე; "with mine" is said otherwise.
    if (entry.isPossessive && features.number === 'singular') return [];
    // One is with or for a person, or goes to them, but not in, up to or out of them.
    if (isPerson && (postposition === 'დან' || postposition === 'მდე')) return [];
    return withPostposition(stems, postposition).map(({ morphemes, isVariant }) =>
      form(morphemes, { isVariant, ...features, case: caseOfPostposition[postposition], postposition }),
    );
  });
  return [...inCases, ...withPostpositions];
}

function olderPlural(entry: RegularEntry): readonly NounForm[] {
  const stem = singularStems(entry).full;
  const parts = (plural: string, ending: string): Parts => [
    ...stem,
    { text: plural, role: 'plural' },
    { text: ending, role: 'case' },
  ];
  const features = { number: 'older-plural', isRare: entry.plural !== 'older' } as const;
  return [
    form(parts('ნ', 'ი'), { ...features, case: 'nominative' }),
    form(parts('თ', 'ა'), { ...features, case: 'ergative' }),
    form(parts('თ', 'ა'), { ...features, case: 'dative' }),
    form(parts('თ', 'ა'), { ...features, case: 'genitive' }),
    form(parts('ნ', 'ო'), { ...features, case: 'vocative' }),
  ];
}

/** Endings of a word before a noun. */
const modifierEndings: Readonly<Record<GrammaticalCase, string>> = {
  nominative: 'ი',
  ergative: 'მა',
  dative: '',
  genitive: 'ი',
  instrumental: 'ი',
  adverbial: '',
  vocative: 'ო',
};

/** The forms before a noun: დიდი სახლი, დიდმა სახლმა, დიდ სახლს. A stem with a vowel has no endings there. */
function modifierForms(entry: RegularEntry): readonly NounForm[] {
  const { full, stemClass } = singularStems(entry);
  const ending = (grammaticalCase: GrammaticalCase) => {
    if (stemClass !== 'consonant') return '';
    // ჩემს სახლს, but მის სახლს.
    const keepsDative = entry.isPossessive && !fullStem(entry).endsWith('ს');
    return modifierEndings[grammaticalCase] || (keepsDative ? 'ს' : '');
  };
  return grammaticalCases.map((grammaticalCase) =>
    form(withCase(full, ending(grammaticalCase)), {
      case: grammaticalCase,
      number: 'singular',
      use: 'before-noun',
    }),
  );
}

function declineRegular(entry: RegularEntry): readonly NounForm[] {
  const singular = formsOfStems(entry, singularStems(entry), { number: 'singular' });
  // Who is called by the first name alone is called by its stem: ნინო! ლევან!
  const called =
    entry.partOfSpeech === 'first-name'
      ? [form(singularStems(entry).full, { case: 'vocative', number: 'singular' })]
      : [];
  const isRare = entry.plural === 'rare';
  const plural = pluralStems(entry).flatMap((stems, index) =>
    formsOfStems(entry, stems, { number: 'plural', isRare, ...(index > 0 && { isVariant: true }) }),
  );
  return [
    ...singular,
    ...called,
    ...(entry.plural === 'none' ? [] : [...plural, ...olderPlural(entry)]),
    ...(entry.isModifier ? modifierForms(entry) : []),
  ];
}

/**
 * All forms of an entry: each case in each number, with the postpositions that are written together with it, and
 * before a noun. A form that is not certain is left out; a cell of the table that has none is to be shown as rare.
 */
export const declineNoun = (entry: NounEntry): readonly NounForm[] =>
  'forms' in entry ? entry.forms : declineRegular(entry);
