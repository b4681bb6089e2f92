import type { VerbParadigm } from '@ena/contract/grammar';
import { englishOf } from '@ena/grammar/verb/english';
import { findUsualForm, screeveOfTense, usualTenses } from '@ena/grammar/verb/summary';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { firstForms, VerbPage } from '../../features/verbs/VerbPage.tsx';
import { api, errorCodeOf } from '../../platform/client.ts';
import { redirectToNotFound } from '../../platform/guard.ts';

/** "I write, wrote, will write": in English, without the object. */
function describeTenses(verb: VerbParadigm): string {
  const times = usualTenses.flatMap((tense) => {
    const form = findUsualForm(verb.forms, screeveOfTense(verb.forms, tense), '1sg');
    return form ? [englishOf({ ...verb, objectKind: 'none' }, { ...form, object: null })] : [];
  });
  return times.map((time, index) => (index === 0 ? time : time.replace(/^I /u, ''))).join(', ');
}

const isVerb = (data: unknown): data is VerbParadigm =>
  typeof data === 'object' && data !== null && 'verbalNoun' in data;

export const handle = {
  title: (data: unknown) =>
    isVerb(data)
      ? `Georgian verb ${data.verbalNoun} (${data.gloss.split(';')[0]}): ${describeTenses(data)} · Ena`
      : 'Georgian verb · Ena',
  description: (data: unknown) =>
    isVerb(data)
      ? `How to say ${data.gloss} in Georgian: ${firstForms(data).join(', ')}. Present, past and future, all eleven screeves, every part explained.`
      : '',
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  try {
    return await api.grammar.verb({ id: params['id'] ?? '' });
  } catch (error) {
    throw errorCodeOf(error) === 'NOT_FOUND' ? redirectToNotFound(request) : error;
  }
}

export function Component() {
  const verb = useLoaderData<typeof loader>();
  return <VerbPage key={verb.id} verb={verb} />;
}
