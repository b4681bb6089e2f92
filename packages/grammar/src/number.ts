/** Numbers in digits and abbreviations, with an ending after a hyphen: 5-ზე, 2024-ში, მე-5, აშშ-დან. */
import type { Morpheme, MorphemeRole } from './morpheme.ts';
import type { AttachedPostposition, GrammaticalCase } from './noun/model.ts';

/** What an ending after the hyphen says. */
export interface NumberFeatures {
  /** Whether it is an ordinal: მე-5, "the fifth". */
  readonly isOrdinal: boolean;
  /** Null for a number without an ending and for "times" (5-ჯერ). */
  readonly case: GrammaticalCase | null;
  readonly postposition?: AttachedPostposition;
}

export interface NumberReading {
  readonly lemma: string;
  readonly gloss: string;
  readonly features: NumberFeatures;
  readonly morphemes: readonly Morpheme[];
}

const caseEndings: Readonly<Record<string, GrammaticalCase>> = {
  ი: 'nominative',
  ე: 'nominative',
  მა: 'ergative',
  მ: 'ergative',
  ს: 'dative',
  ის: 'genitive',
  ით: 'instrumental',
  ად: 'adverbial',
};

const postpositionEndings: Readonly<
  Record<string, readonly [case_: GrammaticalCase, postposition: AttachedPostposition]>
> = {
  ში: ['dative', 'ში'],
  ზე: ['dative', 'ზე'],
  თან: ['dative', 'თან'],
  ისთვის: ['genitive', 'თვის'],
  თვის: ['genitive', 'თვის'],
  ისგან: ['genitive', 'გან'],
  იდან: ['instrumental', 'დან'],
  დან: ['instrumental', 'დან'],
  ამდე: ['adverbial', 'მდე'],
  მდე: ['adverbial', 'მდე'],
};

const abbreviations: Readonly<Record<string, string>> = { აშშ: 'USA' };

interface Ending {
  readonly features: Omit<NumberFeatures, 'isOrdinal'>;
  readonly role: MorphemeRole;
}

function readEnding(text: string): Ending | null {
  if (text === '') return { features: { case: null }, role: 'case' };
  if (text === 'ჯერ') return { features: { case: null }, role: 'particle' };
  const grammaticalCase = caseEndings[text];
  if (grammaticalCase !== undefined) return { features: { case: grammaticalCase }, role: 'case' };
  const found = postpositionEndings[text];
  return found ? { features: { case: found[0], postposition: found[1] }, role: 'postposition' } : null;
}

/** The reading of a number or an abbreviation with its ending; null if the text is neither. */
export function readNumber(text: string): NumberReading | null {
  const [, ordinal = '', base = '', hyphen = '', ending = ''] =
    /^(მე-)?(\d+|[ა-ჰ]{2,})(-)?([ა-ჰ]*)$/u.exec(text) ?? [];
  const gloss = /^\d/u.test(base) ? base : abbreviations[base];
  const read = readEnding(ending);
  if (gloss === undefined || read === null || (hyphen === '') !== (ending === '')) return null;
  const morphemes: Morpheme[] = [
    { text: ordinal, role: 'particle' },
    { text: base + hyphen, role: 'root' },
    { text: ending, role: read.role },
  ];
  return {
    lemma: ordinal + base,
    gloss,
    features: { ...read.features, isOrdinal: ordinal !== '' },
    morphemes: morphemes.filter(({ text: part }) => part !== ''),
  };
}
