import type { Fault } from './model.ts';

const http = 'apps/server/src/platform/http';
const bodiesTest = `${http}/requestBodies.test.ts`;

/** Load shedding, slow clients. */
export const serverLoadFaults: readonly Fault[] = [
  {
    id: 'requests-wait-forever',
    title: 'Under overload requests wait in the queue without limit',
    file: `${http}/admissionQueue.ts`,
    find: 'now - oldest.arrivedAt > maxWaitMs',
    replace: 'now - oldest.arrivedAt > Infinity',
    tests: [{ file: `${http}/admissionQueue.test.ts` }],
  },
  {
    id: 'long-requests-block-others',
    title: 'Requests that wait for something else take the places of others',
    file: `${http}/admissionQueue.ts`,
    find: 'now - startedAt <= runningTimeoutMs',
    replace: 'now - startedAt <= Infinity',
    tests: [{ file: `${http}/admissionQueue.test.ts` }],
  },
  {
    id: 'no-turns-of-networks',
    title: 'Under overload, a network that sends ten times as much gets ten times as much',
    file: `${http}/loadShedding.ts`,
    find: 'networkOfRequest(request, trustedProxies), arrivedAt',
    replace: "'', arrivedAt",
    tests: [
      { file: `${http}/loadShedding.test.ts`, title: 'is started in turn with those of other networks' },
    ],
  },
  {
    id: 'connections-wait-in-kernel',
    title: 'While requests compute, new connections are not accepted',
    file: `${http}/loadShedding.ts`,
    find: 'if (startedAt !== null) [readUntil',
    replace: 'if (startedAt === Infinity) [readUntil',
    tests: [{ file: `${http}/loadShedding.test.ts`, title: 'connections are accepted' }],
  },
  {
    id: 'started-without-body',
    title: 'A request is started before its body has arrived',
    file: `${http}/requestBodies.ts`,
    find: 'if (hasBody && declared <= maxBytes)',
    replace: 'if (hasBody && declared < 0)',
    tests: [{ file: bodiesTest, title: 'is received in whole' }],
  },
  {
    id: 'no-minimum-transfer-rate',
    title: 'A body may arrive as slowly as it likes',
    file: `${http}/requestBodies.ts`,
    find: 'if (elapsedMs < limits.minRateAfterMs ||',
    replace: 'if (elapsedMs > 0 ||',
    tests: [{ file: bodiesTest, title: 'arrives too slowly' }],
  },
  {
    id: 'slow-heads-never-end',
    title: 'The head of a request may take as long as it likes',
    file: `${http}/waitList.ts`,
    find: 'now - since < maxWaitMs ||',
    replace: 'now - since < Infinity ||',
    tests: [{ file: `${http}/waitList.test.ts`, title: 'times out the longest waiting' }],
  },
  {
    id: 'pipelined-request-cut-off',
    title: 'A client that pipelines requests is disconnected while one of them is answered',
    file: `${http}/connections.ts`,
    find: 'if (countRequest(socket, -1) === 0) wait(socket);',
    replace: 'countRequest(socket, -1);\n      wait(socket);',
    tests: [{ file: `${http}/connections.test.ts`, title: 'all its requests were answered' }],
  },
  {
    id: 'newcomer-evicted',
    title: 'Above the limit of a network its newest connection is closed',
    file: `${http}/waitList.ts`,
    find: 'for (const [item, since] of items) {',
    replace: 'for (const [item, since] of [...items].reverse()) {',
    tests: [{ file: `${http}/waitList.test.ts` }],
  },
  {
    id: 'unsigned-webhooks-unlimited',
    title: 'Webhook calls without a valid signature are not limited',
    file: 'apps/server/src/billing/webhook.ts',
    find: 'limiter.checkInMemory(unsignedCalls, network);',
    replace: '',
    tests: [{ file: 'apps/server/src/billing/webhook.test.ts' }],
  },
  {
    id: 'idle-connections-cut-off',
    title: 'A restart cuts off requests that a proxy is sending on idle connections',
    file: `${http}/listen.ts`,
    find: '(trustedProxies > 0 ? proxyIdleMs : 0)',
    replace: '(trustedProxies > 0 ? 0 * proxyIdleMs : 0)',
    tests: [{ file: `${http}/listen.test.ts`, title: 'idle connection' }],
  },
];
