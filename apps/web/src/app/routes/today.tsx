import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TodayPage } from '../../features/today/TodayPage.tsx';
import { requireAccess } from '../../platform/guard.ts';

export const handle = { title: 'Today · Ena' };

export async function loader({ request }: LoaderFunctionArgs) {
  return { learner: await requireAccess(request, 'learner') };
}

export function Component() {
  return <TodayPage learner={useLoaderData<typeof loader>().learner} />;
}
