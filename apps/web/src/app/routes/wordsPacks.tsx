import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PacksPage } from '../../features/packs/PacksPage.tsx';
import { requireAccess } from '../../platform/guard.ts';

export const handle = { title: 'Word Packs · Ena' };

export async function loader({ request }: LoaderFunctionArgs) {
  const { entitled } = await requireAccess(request, 'learner');
  return { entitled };
}

export function Component() {
  const { entitled } = useLoaderData<typeof loader>();
  return <PacksPage entitled={entitled} />;
}
