import { analyzedFormSchema } from '@ena/contract/grammar';
import { findLesson } from '@ena/course/catalog';
import { findPack } from '@ena/course/packs/packs';
import { verbList, verbPage } from '@ena/course/verbs/verbPages';
import { foldAnswer } from '@ena/domain/georgian/answer';
import { findNoun } from '@ena/grammar/noun/ids';
import { findVerb } from '@ena/grammar/verb/lexicon';
import type { Context } from 'hono';
import type { Handlers } from '../../identity/sessions/caller.ts';
import { Failure } from '../../platform/failure.ts';
import type { Env } from '../../platform/http/address.ts';
import { type EncodedBytes, encodedBytes, sendEncoded } from '../../platform/http/encoded.ts';
import type { Course } from '../course/units.ts';
import type { ContentServices } from '../services.ts';
import { findVerbForms } from './verbForms.ts';
import { type CourseFacts, nounParadigm, readingsOf } from './paradigms.ts';

/** The same for everybody until the next release. */
const cacheControl = 'public, max-age=3600';

/** Where the course teaches a word, by its dictionary form; the first place counts. */
function indexTaught({ lessons, packs }: Course): ReadonlyMap<string, NonNullable<CourseFacts['taught']>> {
  const taught = new Map<string, NonNullable<CourseFacts['taught']>>();
  for (const { id, sections } of [...lessons.values(), ...packs.values()]) {
    const unit = findLesson(id) ?? findPack(id);
    for (const section of sections)
      for (const word of unit && section.kind === 'words' ? section.words : [])
        if (unit && !taught.has(word.form))
          taught.set(word.form, { title: unit.title, path: `${unit.path}#${word.id}` });
  }
  return taught;
}

export function createGrammarHandlers({
  course,
  clips,
}: Pick<ContentServices, 'course' | 'clips'>): Handlers<'grammar'> {
  const taught = indexTaught(course);
  const factsOf = (lemma: string): CourseFacts => ({
    clip: clips.find(lemma) ? lemma : null,
    taught: taught.get(lemma) ?? null,
  });
  const prepared = new Map<string, EncodedBytes>();
  /** Bodies are made at the first request; there are as many as words in the lexicon. */
  const send = (c: Context<Env>, key: string, body: () => unknown) => {
    const file = prepared.get(key) ?? encodedBytes(Buffer.from(JSON.stringify(body())), 'application/json');
    prepared.set(key, file);
    c.header('Cache-Control', cacheControl);
    return sendEncoded(c, file);
  };
  const notFound = () => new Failure('NOT_FOUND', 'There is no such word in the lexicon.');
  return {
    verbs: ({ c }) => send(c, 'verbs', verbList),
    verb: async ({ c }) => {
      const verb = findVerb(c.req.param('id') ?? '');
      if (!verb) throw notFound();
      return send(c, `verb ${verb.id}`, () => verbPage(verb));
    },
    noun: async ({ c }) => {
      const id = (c.req.param('id') ?? '').normalize('NFC');
      const entry = findNoun(id);
      if (!entry) throw notFound();
      return send(c, `noun ${id}`, () => nounParadigm(entry, factsOf(entry.lemma)));
    },
    verbForms: async ({ c }) => {
      const { data } = analyzedFormSchema.safeParse(c.req.query());
      if (!data) throw new Failure('BAD_INPUT', 'The parameter form is one word.');
      c.header('Cache-Control', cacheControl);
      return c.json(findVerbForms(data.form));
    },
    analyze: async ({ c }) => {
      const { data } = analyzedFormSchema.safeParse(c.req.query());
      if (!data) throw new Failure('BAD_INPUT', 'The parameter form is one Georgian word.');
      const form = foldAnswer(data.form);
      c.header('Cache-Control', cacheControl);
      return c.json({ form, readings: readingsOf(form) });
    },
  };
}
