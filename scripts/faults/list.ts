import { contractFaults } from './contract.ts';
import { courseFaults } from './course.ts';
import { domainFaults } from './domain.ts';
import type { Fault, Layer } from './model.ts';
import { operationsFaults } from './operations.ts';
import { reviewRuleFaults, reviewServerFaults } from './review.ts';
import { serverFaults } from './server.ts';
import { serverLoadFaults } from './serverLoad.ts';
import { secondFactorFaults } from './secondFactor.ts';
import { serverAccessFaults } from './serverAccess.ts';
import { serverDataFaults } from './serverData.ts';
import { serverJobFaults } from './serverJobs.ts';
import { serverRobustnessFaults } from './serverRobustness.ts';
import { serverSessionsFaults } from './serverSessions.ts';
import { webFaults } from './web.ts';
import { webOfflineFaults } from './webOffline.ts';
import { webAccessibilityFaults } from './webAccessibility.ts';
import { webStudyFaults } from './webStudy.ts';

/** All faults by the layer whose source they change. */
export const faultsByLayer: Readonly<Record<Layer, readonly Fault[]>> = {
  domain: [...domainFaults, ...reviewRuleFaults],
  contract: contractFaults,
  server: [
    ...serverAccessFaults,
    ...secondFactorFaults,
    ...serverSessionsFaults,
    ...serverFaults,
    ...serverDataFaults,
    ...serverJobFaults,
    ...serverLoadFaults,
    ...serverRobustnessFaults,
    ...reviewServerFaults,
    ...operationsFaults,
  ],
  web: [...webStudyFaults, ...webFaults, ...webOfflineFaults, ...webAccessibilityFaults],
  course: courseFaults,
};
