import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { Ka } from '../../ui/Georgian.tsx';
import { api, errorCodeOf } from '../../platform/client.ts';
import { redirectToNotFound } from '../../platform/guard.ts';
import { property } from '../pageTitle.ts';

const textOf = (data: unknown, name: string) => String(property(data, name) ?? '');

export const handle = {
  title: (data: unknown) => `Georgian verb ${textOf(data, 'verbalNoun')} (${textOf(data, 'gloss')}) · Ena`,
  description: (data: unknown) => `All forms of the Georgian verb ${textOf(data, 'verbalNoun')}.`,
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
  return (
    <h1>
      <Ka>{verb.verbalNoun}</Ka> {verb.gloss}
    </h1>
  );
}
