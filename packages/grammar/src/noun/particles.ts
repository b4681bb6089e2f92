/** Particles at the end of any form: ც "too", ვე "the very", ა "is". */
import type { Morpheme } from '../morpheme.ts';
import type { NounEntry, NounForm, NounParticle } from './model.ts';
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

/** The morphemes of a form of the entry with a particle, or null where the form does not take it. */
export function withParticle(
  entry: NounEntry,
  form: NounForm,
  particle: NounParticle,
): readonly Morpheme[] | null {
  if (form.use !== 'independent' || form.case === 'vocative') return null;
  // The longer form (სახლსა) with a particle is the shorter form with it.
  if (form.morphemes.at(-1)?.role === 'vowel') return null;
  const isAllowed = { ც: true, ვე: takesVe(form), ა: isPredicate(form) };
  if (!isAllowed[particle]) return null;
  const listed =
    particle === 'ც' && 'forms' in entry
      ? entry.too.find((morphemes) => morphemes[0]?.text === form.form)
      : undefined;
  if (listed) return listed;
  const morphemes: Morpheme[] = [...form.morphemes];
  // სახლსაც, დედასთანაა: a vowel parts the particle from a consonant.
  if (particle !== 'ვე' && !isVowel(form.form.at(-1))) morphemes.push({ text: 'ა', role: 'vowel' });
  return [...morphemes, { text: particle, role: 'particle' }];
}
