import { useLoaderData } from 'react-router';
import { VerbsPage } from '../../features/verbs/VerbsPage.tsx';
import { api } from '../../platform/client.ts';

export const handle = {
  title: 'Georgian verbs: find and understand any form · Ena',
  description:
    'All forms of the most common Georgian verbs, taken apart and explained. Search by meaning, by Georgian or Latin letters, or by any form that you have met.',
};

export const loader = () => api.grammar.verbs();

/** The search is in the query: the list stays the same. */
export const shouldRevalidate = () => false;

export function Component() {
  const { verbs } = useLoaderData<typeof loader>();
  return <VerbsPage verbs={verbs} />;
}
