import { findPack } from '@ena/course/packs/packs';
import { requiredAccessOfTier } from '@ena/domain/entitlement/entitlement';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PackPage } from '../../features/packs/PackPage.tsx';
import { api } from '../../platform/client.ts';
import { loadOrRedirect, redirectToNotFound, requireAccess } from '../../platform/guard.ts';
import { unitTitle } from '../pageTitle.ts';
import { PremiumBanner } from '../shell/PremiumBanner.tsx';

export const handle = { title: unitTitle('Word Pack') };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const unit = findPack(params['pack'] ?? '');
  if (!unit) throw redirectToNotFound(request);
  await requireAccess(request, requiredAccessOfTier(unit.tier));
  return { unit, body: await loadOrRedirect(request, () => api.course.pack({ packId: unit.id })) };
}

export { shouldRevalidate } from '../openExercise.ts';

export function Component() {
  const { unit, body } = useLoaderData<typeof loader>();
  return (
    <>
      <PremiumBanner tier={unit.tier} />
      <PackPage key={unit.id} pack={unit} body={body} />
    </>
  );
}
