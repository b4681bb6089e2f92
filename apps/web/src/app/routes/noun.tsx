import { partLabels } from '@ena/grammar/labels';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { NounPage } from '../../features/noun/NounPage.tsx';
import { api, errorCodeOf } from '../../platform/client.ts';
import { redirectToNotFound } from '../../platform/guard.ts';
import { property } from '../pageTitle.ts';

/** Empty until the data is known. */
function textOf(data: unknown, name: string): string {
  const value = property(data, name);
  return typeof value === 'string' ? value : '';
}
const partOf = (data: unknown) =>
  Object.entries(partLabels).find(([part]) => part === property(data, 'partOfSpeech'))?.[1] ?? 'word';

export const handle = {
  title: (data: unknown) =>
    `Georgian ${partOf(data)} ${textOf(data, 'lemma')} (${textOf(data, 'gloss')}) · Ena`,
  description: (data: unknown) =>
    `All cases of the Georgian word ${textOf(data, 'lemma')}, “${textOf(data, 'gloss')}”, with examples and postpositions.`,
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  try {
    return await api.grammar.noun({ id: params['id'] ?? '' });
  } catch (error) {
    throw errorCodeOf(error) === 'NOT_FOUND' ? redirectToNotFound(request) : error;
  }
}

export function Component() {
  return <NounPage noun={useLoaderData<typeof loader>()} />;
}
