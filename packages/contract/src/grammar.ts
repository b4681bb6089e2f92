/** Forms of nouns and verbs, from the grammar engine (docs/grammar.md). Public, and the same for everybody. */
import { closingParticles } from '@ena/grammar/analyze';
import { fixedParts } from '@ena/grammar/fixed/entries';
import { morphemeRoles } from '@ena/grammar/morpheme';
import { attachedPostpositions, declinedParts, grammaticalCases, nounNumbers } from '@ena/grammar/noun/model';
import {
  objectKinds,
  persons,
  screeves,
  verbCases,
  verbClasses,
  verbCategories,
} from '@ena/grammar/verb/features';
import { z } from 'zod';
import { endpoint } from './policy.ts';

const segmentsSchema = z
  .array(z.object({ text: z.string(), role: z.enum(morphemeRoles) }))
  .describe('the parts of the form, in order: joined, they are the form');

const personSchema = z.enum(persons);
const casesSchema = z.object({
  subject: z.enum(verbCases),
  directObject: z.enum(verbCases).nullable(),
  indirectObject: z
    .enum([...verbCases, 'postposition'])
    .nullable()
    .describe('postposition: a noun with -თვის'),
});

const agreement = {
  subject: personSchema.describe('who acts or feels, also where it is a dative'),
  object: personSchema.nullable().describe('that the form agrees with; null where there is none'),
};
const spelling = { form: z.string(), segments: segmentsSchema };
const variant = {
  isVariant: z.boolean().describe('also said; the form with the same features that is none is preferred'),
};

const verbFacts = {
  id: z.string(),
  verbalNoun: z.string(),
  gloss: z.string(),
  class: z
    .union(verbClasses.map((each) => z.literal(each)))
    .describe('1 transitive, 2 intransitive, 3 active intransitive, 4 indirect: its subject is a dative'),
};
const taughtIn = {
  taughtIn: z
    .object({ title: z.string(), path: z.string() })
    .nullable()
    .describe('the first lesson that teaches the verb'),
};
export const verbSummarySchema = z.object({
  ...verbFacts,
  ...taughtIn,
  firstPersons: z
    .object({ present: z.string().nullable(), past: z.string().nullable(), future: z.string().nullable() })
    .describe('"I" in each time; null where it is not in use'),
  isCommon: z.boolean().describe('one of the commonest, which come first'),
});
export type VerbSummary = z.infer<typeof verbSummarySchema>;

const verbFormSchema = z.object({
  screeve: z.enum(screeves),
  ...agreement,
  ...spelling,
  cases: casesSchema,
  ...variant,
});
const commandSchema = z.object({
  mood: z.enum(['imperative', 'prohibitive']),
  ...agreement,
  ...spelling,
  cases: casesSchema,
  ...variant,
});
export const verbParadigmSchema = z.object({
  ...verbFacts,
  ...taughtIn,
  objectKind: z.enum(objectKinds).describe('what the object is that the forms agree with'),
  forms: z.array(verbFormSchema).describe('all screeves; what is not in use or not certain is left out'),
  commands: z.array(commandSchema),
  participles: z.object({
    active: z.string().nullable(),
    past: z.string().nullable(),
    future: z.string().nullable(),
    negative: z.string().nullable(),
  }),
  siblings: z
    .array(z.object({ id: z.string(), preverb: z.string(), verbalNoun: z.string(), gloss: z.string() }))
    .describe('verbs that differ by their preverb alone, and the verb itself'),
  examples: z.array(
    z.object({
      form: z.string(),
      gloss: z.string(),
      word: z.string().describe('the form of the verb in it'),
    }),
  ),
  isSpoken: z.boolean().describe('whether present, past and future have clips'),
});
export type VerbParadigm = z.infer<typeof verbParadigmSchema>;

const nounFacts = {
  id: z.string().describe('the dictionary form; with -2 after it where another word is written alike'),
  lemma: z.string().describe('the dictionary form: the nominative singular'),
  partOfSpeech: z.enum(declinedParts),
  gloss: z.string(),
};
const nounFormSchema = z.object({
  case: z.enum(grammaticalCases),
  number: z.enum(nounNumbers),
  use: z.enum(['independent', 'before-noun']),
  postposition: z.enum(attachedPostpositions).nullable().describe('written together with the noun'),
  ...spelling,
  ...variant,
  isRare: z.boolean().describe('regular, but seldom met'),
});
const nounExampleSchema = z.object({
  case: z.enum(grammaticalCases),
  postposition: z.enum(attachedPostpositions).nullable(),
  form: z.string().describe('a sentence or phrase with this form'),
  gloss: z.string(),
});
export type NounExample = z.infer<typeof nounExampleSchema>;
export const nounParadigmSchema = z.object({
  ...nounFacts,
  forms: z.array(nounFormSchema),
  examples: z.array(nounExampleSchema).describe('none where no sentence would be natural'),
  agreement: z
    .object({
      adjective: z.string().describe('id of the adjective'),
      noun: z.string().describe('id of the noun'),
      gloss: z.string(),
      phrases: z.array(
        z.object({ case: z.enum(grammaticalCases), adjective: segmentsSchema, noun: segmentsSchema }),
      ),
    })
    .nullable()
    .describe('an adjective before a noun, of which this word is one'),
  clip: z.string().nullable().describe('name of the audio clip, of a word that the course teaches'),
  taught: z
    .object({ title: z.string(), path: z.string() })
    .nullable()
    .describe('the page of the course that teaches the word'),
});
export type NounParadigm = z.infer<typeof nounParadigmSchema>;

const description = {
  meaning: z
    .string()
    .describe('of the form where English can say it, such as `of water`; otherwise of the word'),
  explanation: z.string().describe('which form it is, in plain words, such as `genitive of წყალი`'),
};
const readingFacts = {
  ...description,
  ...spelling,
  lemma: z.string().describe('the dictionary form: a nominative, a verbal noun, the word itself'),
  gloss: z.string(),
  particles: z.array(z.enum(closingParticles)).describe('at the end of the form, such as -ც "too"'),
};
const readingSchema = z.discriminatedUnion('kind', [
  nounFormSchema.extend({ kind: z.literal('noun'), ...nounFacts, ...readingFacts }),
  z.object({
    kind: z.literal('verb'),
    ...verbFacts,
    ...readingFacts,
    screeve: z.enum(verbCategories),
    ...agreement,
    cases: casesSchema,
    ...variant,
  }),
  nounFormSchema.extend({
    kind: z.literal('nonfinite'),
    ...verbFacts,
    ...readingFacts,
    nonfinite: z.enum(['verbal-noun', 'active', 'past', 'future', 'negative']),
  }),
  z.object({
    kind: z.literal('fixed').describe('a word that does not change'),
    ...readingFacts,
    partOfSpeech: z.enum(fixedParts),
  }),
  z.object({ kind: z.literal('number').describe('in digits, or an abbreviation'), ...readingFacts }),
]);
export type FormReading = z.infer<typeof readingSchema>;

const foundFormSchema = z.object({
  ...verbFacts,
  objectKind: z.enum(objectKinds),
  screeve: z.enum(verbCategories),
  ...agreement,
  ...spelling,
  cases: casesSchema,
  ...variant,
});
export const verbFormSearchSchema = z.object({
  readings: z.array(foundFormSchema),
  near: z
    .array(foundFormSchema.extend({ differences: z.array(z.string()) }))
    .describe('without readings: forms that differ by one letter, and how, in plain words'),
});
export type VerbFormSearch = z.infer<typeof verbFormSearchSchema>;
export type FoundVerbForm = z.infer<typeof foundFormSchema>;

/** The longest form of the lexicon is shorter. */
export const analyzedFormSchema = z.object({ form: z.string().trim().min(1).max(60) });
const limit = { by: 'address', max: 600, seconds: 60 } as const;

/** Sent as prepared bytes with an ETag (server, content/grammar): the schemas describe them. */
export const grammar = {
  verbs: endpoint({ access: 'visitor', limit, errors: [], raw: true })
    .route({ method: 'GET', path: '/grammar/verbs', summary: 'All verbs of the lexicon' })
    .output(z.object({ verbs: z.array(verbSummarySchema) })),
  verb: endpoint({ access: 'visitor', limit, errors: ['NOT_FOUND'], raw: true })
    .route({ method: 'GET', path: '/grammar/verbs/{id}', summary: 'All forms of a verb' })
    .input(z.object({ id: z.string() }))
    .output(verbParadigmSchema),
  verbForms: endpoint({ access: 'visitor', limit, errors: [], raw: true })
    .route({
      method: 'GET',
      path: '/grammar/verb-forms',
      summary: 'Which form of which verb a text is, in Georgian or Latin letters',
    })
    .input(analyzedFormSchema)
    .output(verbFormSearchSchema),
  noun: endpoint({ access: 'visitor', limit, errors: ['NOT_FOUND'], raw: true })
    .route({
      method: 'GET',
      path: '/grammar/nouns/{id}',
      summary: 'All forms of a noun, name, adjective, numeral or pronoun',
    })
    .input(z.object({ id: z.string() }))
    .output(nounParadigmSchema),
  analyze: endpoint({ access: 'visitor', limit, errors: [], raw: true })
    .route({ method: 'GET', path: '/grammar/analyze', summary: 'What a form can be: all its readings' })
    .input(analyzedFormSchema)
    .output(z.object({ form: z.string(), readings: z.array(readingSchema) })),
};
