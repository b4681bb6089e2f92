import type { Section, TrustPromise } from './model.ts';
import { fairUse } from './promises/fairUse.ts';
import { privacyAndAccess } from './promises/forAll.ts';
import { nobodyGetsIn } from './promises/nobodyGetsIn.ts';
import { nothingIsLost } from './promises/nothingLost.ts';

/** All promises by section, in the order of docs/trust.md. */
export const promisesBySection: Readonly<Record<Section, readonly TrustPromise[]>> = {
  'Nothing is lost': nothingIsLost,
  'Nobody gets in': nobodyGetsIn,
  'Fair use of the machine': fairUse,
  'Privacy and access for all': privacyAndAccess,
};
