/** The topology of deploy/ for journeys (decision 0076): two replicas that are restarted in turn while journeys run. */
import { setTimeout as wait } from 'node:timers/promises';
import { addAccounts, replicaEmails, startServices } from '../../apps/server/test/replicaServices.ts';
import { findFreePort } from '../../scripts/lib/port.mjs';
import { startTopology, type Topology } from '../../scripts/replicas/topology.ts';
import type { Server, ServerSettings } from '../fixtures/server.ts';

/** Between two restarts; a restart takes five to ten seconds. */
const restartPauseMs = 5_000;
/** Until the load balancer sends requests to a replica that is ready: several of its checks. */
const checkedMs = 1_000;

/** Restarts replicas one after the other, as an operator would. */
function createRestarts(topology: Topology, settings: ServerSettings) {
  let isActive = false;
  let isStopped = false;
  let count = 0;
  let last: Promise<void> = Promise.resolve();
  const replace = async (index: number, before: Promise<void>) => {
    await before;
    await topology.stopReplica(index);
    await topology.startReplica(index, settings);
    await wait(checkedMs);
    count++;
  };
  /** After those that were begun: never both at once. */
  const restartOne = (index: number) => {
    last = replace(index, last);
    return last;
  };
  const inTurn = async () => {
    for (let index = 0; !isStopped; ) {
      await wait(restartPauseMs);
      if (!isActive) continue;
      await restartOne(index);
      index = 1 - index;
    }
  };
  /** Why a replica could not be restarted. */
  let failure: unknown = null;
  const running = inTurn().catch((error: unknown) => (failure = error));
  const throwFailure = () => {
    if (failure !== null) throw failure;
  };
  return {
    count: () => count,
    /** Restarts replicas during `work`. */
    during: async (work: () => Promise<void>) => {
      isActive = true;
      await work();
      isActive = false;
      throwFailure();
    },
    both: async () => {
      await restartOne(0);
      await restartOne(1);
    },
    stop: async () => {
      isStopped = true;
      await running;
      throwFailure();
    },
  };
}

/** Starts the topology; its replicas have these settings. Stopping it fails if a request failed or a mail came twice. */
export async function startReplicas(settings: ServerSettings): Promise<Server> {
  const ports = { pages: await findFreePort(), webhooks: await findFreePort() };
  const topology = await startTopology(ports);
  const services = await startServices(topology.url, ports).catch(async (error: unknown) => {
    await topology.stop();
    throw error;
  });
  const stop = async () => {
    await topology.stop();
    await services.stop();
  };
  const ADMIN_EMAILS = [replicaEmails.admin, settings['ADMIN_EMAILS'] ?? ''].join(',');
  const allSettings = { ...services.settings, ...settings, ADMIN_EMAILS };
  try {
    for (const index of [0, 1]) await topology.startReplica(index, allSettings);
    await addAccounts(topology.databaseUrl, services.sandbox);
  } catch (error) {
    await stop();
    throw error;
  }
  const restarts = createRestarts(topology, allSettings);
  return {
    url: topology.url,
    isDemo: false,
    demoEmails: replicaEmails,
    sentMail: () => Promise.resolve(services.sentMail()),
    during: restarts.during,
    restart: restarts.both,
    stop: async () => {
      try {
        await restarts.stop();
        const { requests, failed } = await topology.countRequests();
        const ids = services.sentMail().map(({ messageId }) => messageId);
        const result = {
          'restarts of a replica': restarts.count(),
          requests,
          'failed requests': failed,
          mails: ids.length,
          'mails delivered again': ids.length - new Set(ids).size,
        };
        const line = Object.entries(result)
          .map(([name, value]) => `${name}: ${value}`)
          .join(', ');
        console.log(line);
        if (failed > 0 || result['mails delivered again'] > 0)
          throw new Error([line, topology.proxyLog()].join('\n'));
      } finally {
        await stop();
      }
    },
  };
}
