import type { Section, TrustPromise } from './model.ts';
import { durability } from './promises/durability.ts';
import { performanceAndLoad } from './promises/performanceAndLoad.ts';
import { privacyAndAccessibility } from './promises/privacyAndAccessibility.ts';
import { security } from './promises/security.ts';

/** All promises by section, in the order of docs/trust.md. */
export const promisesBySection: Readonly<Record<Section, readonly TrustPromise[]>> = {
  Durability: durability,
  Security: security,
  'Performance and load': performanceAndLoad,
  'Privacy and accessibility': privacyAndAccessibility,
};
