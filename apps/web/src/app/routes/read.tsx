import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ReadPage } from '../../features/read/ReadPage.tsx';
import { requireAccess } from '../../platform/guard.ts';

export const handle = { title: 'Read · Ena' };

export async function loader({ request }: LoaderFunctionArgs) {
  const { entitled } = await requireAccess(request, 'learner');
  return { entitled };
}

export function Component() {
  const { entitled } = useLoaderData<typeof loader>();
  return <ReadPage entitled={entitled} />;
}
