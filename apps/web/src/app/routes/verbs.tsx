import { Link, useLoaderData } from 'react-router';
import { Ka } from '../../ui/Georgian.tsx';
import { api } from '../../platform/client.ts';

export const handle = {
  title: 'Georgian verbs: all forms, explained · Ena',
  description: 'The forms of the most common Georgian verbs, with every part explained.',
};

export const loader = () => api.grammar.verbs();

export function Component() {
  const { verbs } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Verbs</h1>
      <ul>
        {verbs.map(({ id, verbalNoun, gloss }) => (
          <li key={id}>
            <Link to={`/verbs/${id}`}>
              <Ka>{verbalNoun}</Ka> {gloss}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
