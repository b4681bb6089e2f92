/** Preloaded by a server: switches load shedding off, to show what it is for. */
import { admissionLimits } from '../../apps/server/src/platform/http/loadShedding.ts';

// Read when the server is created, which is later.
Object.assign(admissionLimits, { maxRunning: Infinity, maxWaitMs: Infinity });
