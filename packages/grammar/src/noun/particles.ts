/** Particles at the end of any form: ც "too", ვე "the very", ა "is". */
import type { Morpheme } from '../morpheme.ts';
import type { NounForm, NounParticle } from './model.ts';
import { isVowel } from './stems.ts';

/** They go with "am" and "are": მე ვარ, ისინი არიან. */
const notThirdPerson = ['მე', 'შენ', 'ჩვენ', 'თქვენ', 'ისინი', 'ესენი', 'ეგენი'];

/** The forms that ა "is" follows: what somebody or something is, whose, or where (ექიმია, დედისაა, სახლშია). */
const isPredicate = ({ form, case: grammaticalCase, number, postposition }: NounForm) =>
  number !== 'older-plural' &&
  !notThirdPerson.includes(form) &&
  (postposition !== undefined ||
    ['nominative', 'genitive', 'instrumental', 'adverbial'].includes(grammaticalCase));

/** The forms that ვე follows: სახლშივე, დღესვე, დილითვე. */
const takesVe = ({ case: grammaticalCase, postposition }: NounForm) =>
  postposition === undefined
    ? grammaticalCase === 'dative' || grammaticalCase === 'instrumental' || grammaticalCase === 'adverbial'
    : postposition !== 'ვით' && postposition !== 'ადმი';

/** The morphemes of a form with a particle, or null where the form does not take it. */
export function withParticle(form: NounForm, particle: NounParticle): readonly Morpheme[] | null {
  if (form.use !== 'independent' || form.case === 'vocative') return null;
  const isAllowed = { ც: true, ვე: takesVe(form), ა: isPredicate(form) };
  if (!isAllowed[particle]) return null;
  const morpheme = { text: particle, role: 'particle' } as const;
  // სახლსაც, დედასთანაა: a vowel parts two consonants, and keeps "is" from being taken for a longer ending.
  const needsVowel = !isVowel(form.form.at(-1)) && (particle === 'ც' || particle === 'ა');
  return [...form.morphemes, ...(needsVowel ? [{ text: 'ა', role: 'vowel' } as const] : []), morpheme];
}
