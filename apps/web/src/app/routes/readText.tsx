import { findText } from '@ena/course/texts/texts';
import { requiredAccessOfTier } from '@ena/domain/entitlement/entitlement';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TextPage } from '../../features/read/TextPage.tsx';
import { api } from '../../platform/client.ts';
import { loadOrRedirect, redirectToNotFound, requireAccess } from '../../platform/guard.ts';
import { unitTitle } from '../pageTitle.ts';

export const handle = { title: unitTitle('Read') };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const unit = findText(params['text'] ?? '');
  if (!unit) throw redirectToNotFound(request);
  await requireAccess(request, requiredAccessOfTier(unit.tier));
  return { unit, body: await loadOrRedirect(request, () => api.course.text({ textId: unit.id })) };
}

export { shouldRevalidate } from '../openExercise.ts';

export function Component() {
  const { unit, body } = useLoaderData<typeof loader>();
  return <TextPage key={unit.id} text={unit} body={body} />;
}
