import {
  nounParadigmSchema,
  verbFormSearchSchema,
  type VerbSummary,
  verbParadigmSchema,
} from '@ena/contract/grammar';
import { verbs } from '@ena/grammar/verb/lexicon';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';

describe('the grammar endpoints', () => {
  const { call } = useApp();
  const get = (path: string, headers: Record<string, string> = {}) =>
    call('GET', `/api/grammar/${path}`, undefined, { headers });
  const analyze = async (form: string) =>
    (await get(`analyze?form=${encodeURIComponent(form)}`)).json['readings'];

  it('lists every verb, each with all its forms', async () => {
    const list = (await get('verbs')).json['verbs'] as VerbSummary[];
    expect(list.map(({ id }) => id).toSorted()).toEqual(verbs.map(({ id }) => id).toSorted());
    expect(list).toContainEqual(
      expect.objectContaining({
        id: 'write',
        firstPersons: { present: 'ვწერ', past: 'დავწერე', future: 'დავწერ' },
      }),
    );
    const { json } = await get('verbs/write');
    expect(verbParadigmSchema.parse(json)).toEqual(json);
    expect(json['forms']).toContainEqual(
      expect.objectContaining({
        screeve: 'aorist',
        subject: '3sg',
        object: '3sg',
        form: 'დაწერა',
        cases: { subject: 'ergative', directObject: 'nominative', indirectObject: null },
      }),
    );
  });

  it('declines a noun', async () => {
    const { json } = await get(`nouns/${encodeURIComponent('წყალი')}`);
    expect(nounParadigmSchema.parse(json)).toEqual(json);
    expect(json['forms']).toContainEqual(
      expect.objectContaining({ case: 'genitive', number: 'singular', form: 'წყლის', isVariant: false }),
    );
  });

  it('says where the course teaches a word', async () => {
    const taughtOf = async (id: string) => (await get(`nouns/${encodeURIComponent(id)}`)).json['taught'];
    expect(await taughtOf('სიტყვა')).toEqual({
      title: 'Georgian Alphabet',
      path: expect.stringMatching(/^\/beginner\/alphabet#/u),
    });
    expect(await taughtOf('ხელოსანი')).toBeNull();
  });

  it('gives words that are written alike an id each', async () => {
    const glossOf = async (id: string) => (await get(`nouns/${encodeURIComponent(id)}`)).json['gloss'];
    expect(await glossOf('ბოლო')).not.toBe(await glossOf('ბოლო-2'));
  });

  it('explains a form, however it is written', async () => {
    const reading = expect.objectContaining({ kind: 'noun', id: 'წყალი', case: 'genitive' });
    for (const form of ['წყლის', ' ᲬᲧᲚᲘᲡ. ', 'წყ\u00adლის'])
      expect(await analyze(form)).toContainEqual(reading);
    expect(await analyze('ჟჟჟ')).toEqual([]);
    expect(await analyze('მაგრამ')).toContainEqual(expect.objectContaining({ kind: 'fixed', gloss: 'but' }));
    expect(await analyze('წერისთვის')).toContainEqual(
      expect.objectContaining({ kind: 'nonfinite', id: 'write', postposition: 'თვის' }),
    );
  });

  const verbForms = async (form: string) => (await get(`verb-forms?form=${encodeURIComponent(form)}`)).json;

  it.each(['დამიწერია', 'damitseria', "damits'eria", 'არ დამიწერია'])(
    'finds the verb of %s',
    async (form) => {
      const json = await verbForms(form);
      expect(verbFormSearchSchema.parse(json)).toEqual(json);
      expect(json['readings']).toContainEqual(
        expect.objectContaining({ id: 'write', screeve: 'perfect', subject: '1sg', form: 'დამიწერია' }),
      );
    },
  );

  it('gives the nearest forms of an unknown one, and says how they differ', async () => {
    const { readings, near } = await verbForms('დავწერა');
    expect(readings).toEqual([]);
    expect(near).toContainEqual(
      expect.objectContaining({ id: 'write', form: 'დავწერე', differences: [expect.any(String)] }),
    );
    expect(await verbForms('ჟჟჟ')).toEqual({ readings: [], near: [] });
  });

  it.each(['verbs/nothing', 'nouns/nothing'])('answers 404 for %s', async (path) => {
    const reply = await get(path);
    expect([reply.status, reply.json['code']]).toEqual([404, 'NOT_FOUND']);
  });

  it.each(['verb-forms', 'analyze', 'analyze?form=', `analyze?form=${'a'.repeat(61)}`])(
    'refuses %s',
    async (path) => {
      const reply = await get(path);
      expect([reply.status, reply.json['code']]).toEqual([400, 'BAD_INPUT']);
    },
  );

  it('may be cached, and is not sent twice', async () => {
    const { headers } = await get('verbs/write');
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
    const again = await get('verbs/write', { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });
});
