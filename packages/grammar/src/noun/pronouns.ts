/** Pronouns whose forms no rule gives, and the old genitive of ღმერთი. A form that is not certain is left out. */
import { formOf, type Morpheme } from '../morpheme.ts';
import {
  attachedPostpositions,
  type AttachedPostposition,
  type DeclinedPart,
  type GrammaticalCase,
  grammaticalCases,
  type ListedEntry,
  type NounForm,
  type NounNumber,
} from './model.ts';
import { caseOfPostposition } from './postpositions.ts';

interface Pronoun {
  readonly lemma: string;
  /** If it is not a pronoun. */
  readonly partOfSpeech?: DeclinedPart;
  readonly gloss: string;
  /** Forms by case, in the order of `grammaticalCases`; several of one case with `|`, none with `-`; a hyphen parts morphemes. */
  readonly singular?: string;
  readonly plural?: string;
  /** Forms with postpositions: the parts, of which the last is the postposition. */
  readonly singularWith?: string;
  readonly pluralWith?: string;
  /** Before a noun: in the nominative, and in the other cases. */
  readonly beforeNoun?: readonly [nominative: string, others: string];
  readonly too?: readonly string[];
}

const pronouns: readonly Pronoun[] = [
  {
    lemma: 'მე',
    gloss: 'I',
    singular: 'მე მე მე',
    singularWith: 'ჩემ-ში ჩემ-ზე ჩემ-თან ჩემ-ს-ა-ვით ჩემ-თვის ჩემ-გან ჩემ-კენ ჩემ-ა-მდე',
  },
  {
    lemma: 'შენ',
    gloss: 'you (one, familiar)',
    singular: 'შენ შენ შენ',
    singularWith: 'შენ-ში შენ-ზე შენ-თან შენ-ს-ა-ვით შენ-თვის შენ-გან შენ-კენ შენ-ა-მდე',
    too: ['შენ-ც'],
  },
  {
    lemma: 'ჩვენ',
    gloss: 'we',
    plural: 'ჩვენ ჩვენ ჩვენ',
    pluralWith: 'ჩვენ-ში ჩვენ-ზე ჩვენ-თან ჩვენ-ს-ა-ვით ჩვენ-თვის ჩვენ-გან ჩვენ-კენ ჩვენ-ა-მდე',
    too: ['ჩვენ-ც'],
  },
  {
    lemma: 'თქვენ',
    gloss: 'you (polite, plural)',
    plural: 'თქვენ თქვენ თქვენ',
    pluralWith: 'თქვენ-ში თქვენ-ზე თქვენ-თან თქვენ-ს-ა-ვით თქვენ-თვის თქვენ-გან თქვენ-კენ თქვენ-ა-მდე',
    too: ['თქვენ-ც'],
  },
  {
    lemma: 'ის',
    gloss: 'he; she; it; that',
    singular: 'ის|იგი მა-ნ|იმა-ნ მა-ს|იმა-ს მ-ის|იმ-ის|მ-ის-ა|იმ-ის-ა იმ-ით იმ-ად',
    plural: 'ისინი მა-თ|იმა-თ მა-თ|იმა-თ მა-თ|იმა-თ',
    singularWith:
      'მას-ში მას-ზე მა-ს-თან მ-ის-თვის მ-ის-გან მ-ის-კენ იმა-ში იმა-ზე იმა-ს-თან იმა-ს-ა-ვით იმ-ის-თვის იმ-ის-გან იმ-ის-კენ',
    pluralWith:
      'მათ-ში მათ-ზე მა-თ-თან მა-თ-თვის მა-თ-გან მა-თ-კენ იმათ-ში იმათ-ზე იმა-თ-თან იმა-თ-თვის იმა-თ-გან',
    beforeNoun: ['ის|იგი', 'იმ'],
    too: ['ის-ი-ც'],
  },
  {
    lemma: 'ეს',
    gloss: 'this',
    singular: 'ეს ამა-ნ ამა-ს ამ-ის|ამ-ის-ა ამ-ით ამ-ად',
    plural: 'ესენი ამა-თ ამა-თ ამა-თ',
    singularWith: 'ამა-ში ამა-ზე ამა-ს-თან ამა-ს-ა-ვით ამ-ის-თვის ამ-ის-გან ამ-ის-კენ',
    pluralWith: 'ამათ-ში ამათ-ზე ამა-თ-თან ამა-თ-თვის ამა-თ-გან',
    beforeNoun: ['ეს', 'ამ'],
    too: ['ეს-ე-ც'],
  },
  {
    lemma: 'ეგ',
    gloss: 'that (near you)',
    singular: 'ეგ მაგა-ნ მაგა-ს მაგ-ის მაგ-ით მაგ-ად',
    plural: 'ეგენი მაგა-თ მაგა-თ მაგა-თ',
    singularWith: 'მაგა-ში მაგა-ზე მაგა-ს-თან მაგ-ის-თვის მაგ-ის-გან',
    beforeNoun: ['ეგ', 'მაგ'],
    too: ['ეგ-ე-ც'],
  },
  {
    lemma: 'ვინ',
    gloss: 'who',
    singular: 'ვინ ვინ ვი-ს ვი-ს',
    singularWith: 'ვის-ზე ვი-ს-თან ვი-ს-თვის ვი-ს-გან ვი-ს-კენ',
    too: ['ვინ-ც'],
  },
  {
    lemma: 'რა',
    gloss: 'what',
    singular: 'რა რა-მ რა-ს რ-ის რ-ით|რ-ითი რა-დ',
    singularWith: 'რა-ში რა-ზე რა-ს-თან რ-ის-თვის რ-ის-გან რ-ის-კენ',
    beforeNoun: ['რა', 'რა'],
  },
  {
    lemma: 'რამ',
    gloss: 'thing; something',
    singular: 'რამ',
  },
  {
    lemma: 'ვინმე',
    gloss: 'somebody; anybody',
    singular: 'ვინმე ვინმე-მ ვინმე-ს ვინმე-ს',
    singularWith: 'ვინმე-ზე ვინმე-ს-თან ვინმე-ს-თვის ვინმე-ს-გან',
  },
  {
    lemma: 'არავინ',
    gloss: 'nobody',
    singular: 'არავინ არავინ არავი-ს არავი-ს',
    singularWith: 'არავის-ზე არავი-ს-თან არავი-ს-თვის არავი-ს-გან არავი-ს-კენ',
  },
  {
    lemma: 'ვერავინ',
    gloss: 'nobody (can)',
    singular: 'ვერავინ ვერავინ ვერავი-ს ვერავი-ს',
    singularWith: 'ვერავის-ზე ვერავი-ს-თან ვერავი-ს-თვის ვერავი-ს-გან',
  },
  {
    lemma: 'ნურავინ',
    gloss: 'nobody (shall)',
    singular: 'ნურავინ ნურავინ ნურავი-ს ნურავი-ს',
  },
  {
    lemma: 'იგივე',
    gloss: 'the same',
    singular: 'იგივე იმავე-მ იმავე-ს',
    beforeNoun: ['იგივე', 'იმავე'],
  },
  {
    lemma: 'ვიღაც',
    gloss: 'someone',
    singular: 'ვიღაც|ვიღაცა ვიღაცა-მ ვიღაცა-ს ვიღაც-ის|ვიღაცა-ს',
    plural: 'ვიღაც-ებ-ი ვიღაც-ებ-მა ვიღაც-ებ-ს ვიღაც-ებ-ის',
    singularWith: 'ვიღაცა-ზე ვიღაცა-ს-თან ვიღაც-ის-თვის ვიღაც-ის-გან',
    beforeNoun: ['ვიღაც|ვიღაცა', 'ვიღაც|ვიღაცა'],
  },
  {
    lemma: 'რაღაც',
    gloss: 'something',
    singular: 'რაღაც|რაღაცა რაღაცა-მ რაღაცა-ს რაღაც-ის|რაღაცა-ს რაღაც-ით',
    plural: 'რაღაც-ებ-ი რაღაც-ებ-მა რაღაც-ებ-ს რაღაც-ებ-ის',
    singularWith: 'რაღაცა-ში რაღაცა-ზე რაღაცა-ს-თან რაღაც-ის-თვის რაღაც-ის-გან',
    beforeNoun: ['რაღაც|რაღაცა', 'რაღაც|რაღაცა'],
  },
  {
    lemma: 'ყველა',
    gloss: 'everyone; all',
    singular: 'ყველა ყველა-მ ყველა-ს ყველა-ს',
    singularWith: 'ყველა-ში ყველა-ზე ყველა-ს-თან ყველა-ს-ა-ვით ყველა-ს-თვის ყველა-ს-გან ყველა-ს-კენ',
    beforeNoun: ['ყველა', 'ყველა'],
  },
  {
    lemma: 'ამავე',
    gloss: 'this same',
    beforeNoun: ['-', 'ამავე'],
  },
  {
    lemma: 'თვითონ',
    gloss: 'oneself',
    singular: 'თვითონ თვითონ თვითონ',
  },
  {
    lemma: 'ღმერთი',
    partOfSpeech: 'noun',
    gloss: 'God',
    singular: '- - - ღვთ-ის|ღვთ-ის-ა ღვთ-ით',
    singularWith: 'ღვთ-ის-თვის ღვთ-ის-გან ღვთ-ის-კენ',
  },
  {
    lemma: 'თავად',
    gloss: 'oneself',
    singular: 'თავად თავად თავად',
  },
];

/** `მა-ს`: the root, then the ending of the case; `ჩემ-ს-ა-ვით`: the last part is the postposition. */
function morphemesOf(notation: string, last: 'case' | 'postposition' | 'particle'): readonly Morpheme[] {
  const texts = notation.split('-');
  return texts.map((text, index): Morpheme => {
    if (index === 0) return { text, role: 'root' };
    if (index === texts.length - 1 && !(text === 'ა' && index > 1)) return { text, role: last };
    if (text === 'ებ') return { text, role: 'plural' };
    return { text, role: text === 'ა' || last === 'particle' ? 'vowel' : 'case' };
  });
}

type Features = Pick<NounForm, 'case' | 'number'> & Partial<NounForm>;
const listed = (morphemes: readonly Morpheme[], features: Features): NounForm => ({
  form: formOf(morphemes),
  morphemes,
  use: 'independent',
  isVariant: false,
  isRare: false,
  ...features,
});

const alternatives = (cell: string) => (cell === '-' ? [] : cell.split('|'));

function caseForms(cells: string | undefined, number: NounNumber): readonly NounForm[] {
  return (cells?.split(' ') ?? []).flatMap((cell, index) => {
    const grammaticalCase = grammaticalCases[index];
    if (!grammaticalCase) throw new Error(`${cells}: more forms than cases`);
    return alternatives(cell).map((notation, variant) =>
      listed(morphemesOf(notation, 'case'), { case: grammaticalCase, number, isVariant: variant > 0 }),
    );
  });
}

function postpositionForms(cells: string | undefined, number: NounNumber): readonly NounForm[] {
  const seen = new Set<AttachedPostposition>();
  return (cells?.split(' ') ?? []).map((notation) => {
    const morphemes = morphemesOf(notation, 'postposition');
    const postposition = attachedPostpositions.find((text) => text === morphemes.at(-1)?.text);
    if (!postposition) throw new Error(`${notation} has no postposition`);
    const isVariant = seen.has(postposition);
    seen.add(postposition);
    return listed(morphemes, { case: caseOfPostposition[postposition], number, postposition, isVariant });
  });
}

function modifierForms([nominative, others]: readonly [string, string]): readonly NounForm[] {
  const cases = grammaticalCases.filter((grammaticalCase) => grammaticalCase !== 'vocative');
  return cases.flatMap((grammaticalCase: GrammaticalCase) =>
    alternatives(grammaticalCase === 'nominative' ? nominative : others).map((notation, index) =>
      listed(morphemesOf(notation, 'case'), {
        case: grammaticalCase,
        number: 'singular',
        use: 'before-noun',
        isVariant: index > 0,
      }),
    ),
  );
}

/** The pronouns with all their forms. */
export const listedPronouns: readonly ListedEntry[] = pronouns.map((pronoun) => ({
  lemma: pronoun.lemma,
  partOfSpeech: pronoun.partOfSpeech ?? 'pronoun',
  gloss: pronoun.gloss,
  forms: [
    ...caseForms(pronoun.singular, 'singular'),
    ...caseForms(pronoun.plural, 'plural'),
    ...postpositionForms(pronoun.singularWith, 'singular'),
    ...postpositionForms(pronoun.pluralWith, 'plural'),
    ...(pronoun.beforeNoun ? modifierForms(pronoun.beforeNoun) : []),
  ],
  too: (pronoun.too ?? []).map((notation) => morphemesOf(notation, 'particle')),
}));
