import type { TrustPromise } from '../model.ts';

export const performanceAndLoad: readonly TrustPromise[] = [
  {
    id: 'slow-clients',
    text: '1,000 slow uploads from many addresses, 120 and 2,050 from one, 5,000 idle connections from one, 5,900 slow request heads from many, and clients that pipeline 100 or 50,000 requests and read no response do not affect honest clients, on either database.',
    goal: '100 % success, p99 at most doubled (not while 50,000 requests a second are pipelined)',
    faults: [
      'no-minimum-transfer-rate',
      'slow-heads-never-end',
      'newcomer-evicted',
      'started-without-body',
      'place-held-until-read',
      'unread-responses-unlimited',
      'unread-time-restarts',
      'pipelining-unlimited',
      'longest-upload-evicted',
      'truncated-body-accepted',
      'body-limit-lost-with-query',
    ],
    benches: [
      {
        name: 'slowClients',
        control: { lines: ['without limits', 'success of honest clients'], below: 100 },
      },
    ],
    cannotShow: 'Attacks that fill the network before they reach Ena.',
  },
  {
    id: 'overload',
    text: 'While 3,000 clients together send several times the capacity, or behind HAProxy 6,000 send ten times, on either database, most of the peak is still served, and the rest refused quickly with Retry-After.',
    goal: 'at least 0.8 of the peak; refusals within 1 s',
    faults: [
      'requests-wait-forever',
      'long-requests-block-others',
      'connections-wait-in-kernel',
      'few-connections-accepted',
      'backlog-not-counted',
      'connect-flood-locks-out',
      'burst-refused',
      'health-checks-used-up',
    ],
    benches: [
      {
        name: 'overload',
        control: { lines: ['without load shedding', 'useful responses'], below: 0.8 },
      },
    ],
    cannotShow:
      'Ten times the capacity without HAProxy, where 6,000 clients got 0.65 of the peak from the embedded database (decision 58), and on PostgreSQL, where the clients cannot send as much (in the results: responses, relative to the peak); load of other machines; a server with several cores.',
  },
  {
    id: 'log-in-flood',
    text: 'A flood of log-ins does not slow down lessons.',
    goal: 'p99 of a lesson below 100 ms, 0 failed',
    benches: [
      {
        name: 'fair',
        lines: ['log-ins a second', 'during the log-ins'],
        control: { lines: ['broken variant, hashes in the main thread'], above: 100 },
      },
    ],
    cannotShow: 'Addresses that search as much as they may, which are not measured.',
  },
  {
    id: 'picture-decoding',
    text: 'Encoding any accepted picture takes little memory and time.',
    goal: 'less than 150 MB, less than 2 s',
    faults: ['avatar-header-unchecked', 'avatar-encoder-without-limits'],
    benches: [{ name: 'images', control: null }],
    cannotShow: 'Pictures that were not measured: the largest of each kind are generated.',
  },
  {
    id: 'bounded-storage',
    text: 'One learner can store only so much, and no request loads all of it at once.',
    goal: '10,000 answers and reviews a day, each with at most 1,000 characters, 4,500 of a text; rate limits for a whole IPv6 /48',
    faults: [
      'responses-of-any-size-stored',
      'answers-per-day-unlimited',
      'wide-network-unlimited',
      'export-of-first-page',
    ],
    cannotShow: 'Many accounts, and limits after a restart: those of a learner are counted in memory.',
  },
  {
    id: 'disk-and-clock',
    text: 'A full disk, a shifted clock and an emptied data folder result in a clear message and no loss; Ena recovers without help, except from lost data.',
    goal: '0 lost',
    faults: [
      'ready-on-full-disk',
      'writes-on-full-disk',
      'lockout-until-clock-catches-up',
      'future-study-accepted',
      'lost-database-replaced',
    ],
    cannotShow: 'A disk that is really full: the tests set the free space.',
  },
  {
    id: 'write-throughput',
    text: 'A progress report and a review are recorded fast, compared with pgbench running the same statements.',
    goal: 'at least 0.35 of pgbench in the same run',
    benches: ['a review', 'a progress report'].map((name) => ({
      name: 'writes',
      lines: [name],
      control: { lines: ['broken variant, 1 ms more for each request', name], below: 0.35 },
    })),
    cannotShow: 'Absolute speed: only the ratio in one run is comparable between machines.',
  },
  {
    id: 'read-throughput',
    text: 'Session and progress records are fast, compared with their SQL; lessons and public pages, compared with a bare node:http server.',
    goal: 'at least 0.25 of pgbench; 0.35 and 0.6 of node:http',
    benches: [
      ...['the session', 'the progress'].map((name) => ({
        name: 'writes',
        lines: [name],
        control: { lines: ['broken variant, 1 ms more for each request', name], below: 0.25 },
      })),
      {
        name: 'fair',
        lines: ['relative to a bare'],
        control: { lines: ['broken variant, 1 ms more for each request'], below: 0.35 },
      },
    ],
    cannotShow: 'Absolute speed: only the ratio in one run is comparable between machines.',
  },
  {
    id: 'download-sizes',
    text: 'Pages load little: scripts, styles, data of a lesson, the Georgian font.',
    goal: 'scripts 2 kB on the home page before it is used, 117 kB on pages with forms, 132 kB on lessons, 25 kB for a chunk of ours; styles 15 kB, body of a lesson 30 kB, Georgian font 20 kB (gzip)',
    faults: ['schemas-in-first-load'],
    cannotShow:
      'The first goals: 95 kB and 120 kB of scripts, 12 kB of styles, 15 kB for the body of a lesson. React and its router alone have 90 kB (decision 0041).',
  },
  {
    id: 'slow-phone',
    text: 'Pages appear fast on a slow phone (562 ms per request, 1.6 Mbit/s, processor four times slower).',
    goal: 'LCP at most 0.95 s on public pages (phrasebook 1.1 s), 1.6 s signed in for the first time, 0.6 s again; CLS at most 0.01',
    benches: [
      { name: 'page', control: { lines: ['broken variant, rendered in the browser', 'LCP'], above: 1600 } },
    ],
    cannotShow: 'Real phones and networks. CLS has a goal on the home page and the phrasebook only.',
  },
  {
    id: 'lighthouse',
    text: 'Public pages get full marks from Lighthouse on a phone, in all four categories.',
    goal: '100',
    benches: [
      {
        name: 'lighthouse',
        control: {
          lines: ['broken variant, a page without language and description that is blocked for 3 s'],
          below: 100,
        },
      },
    ],
    cannotShow:
      'Real phones: Lighthouse estimates the slow network from a fast visit. Pages besides home and phrasebook.',
  },
  {
    id: 'interactions',
    text: 'Each exercise kind reacts fast on a phone with a processor four times slower.',
    goal: 'p98 of interactions at most 100 ms; at most 50 ms blocked when a long page is opened',
    benches: [
      { name: 'interactions', control: { lines: ['broken variant, handlers of 150 ms', 'p98'], above: 100 } },
      {
        name: 'interactions',
        control: { lines: ['broken variant, handlers of 150 ms', 'blocked'], above: 50 },
      },
    ],
    cannotShow: 'Real phones, whose touch screens and displays add time of their own.',
  },
  {
    id: 'million-learners',
    text: 'With a million learners in PostgreSQL, the reads and writes of one learner are about as fast as with a thousand.',
    goal: 'p99 at most 1.5 times',
    benches: [{ name: 'scale', lines: ['all reads', 'all writes', 'plans with'], control: null }],
    faults: ['statement-without-learner'],
    cannotShow:
      'A cache that is cold for months: the rows were inserted before. Learners who all come in the same minute.',
  },
  {
    id: 'offline-reading',
    text: 'Recently opened content works offline, and no data of another learner can be read.',
    goal: '0 lost, 0 leaked',
    faults: [
      'portal-stored-as-page',
      'page-of-another-build-stored',
      'next-learner-sees-caches',
      'premium-kept-after-its-end',
      'offline-without-limit',
      'kept-after-sign-out',
    ],
    cannotShow: 'Who can read the files of the browser on the device.',
  },
  {
    id: 'replicas',
    text: 'Two replicas behind a load balancer and PgBouncer in transaction mode: rolling restarts and an upgrade fail no request; if replicas are killed at random, no acknowledged write is lost and no job is executed twice.',
    goal: '0 failed requests (after kills: 0 failed reads), 0 lost, 0 executed twice',
    faults: [
      'session-lock-behind-pooler',
      'statement-names-behind-pooler',
      'migration-blocks-requests',
      'deadlock-fails-request',
      'idle-connections-cut-off',
    ],
    benches: [
      {
        name: 'replicas',
        control: { lines: ['broken variant without'], below: 100 },
      },
    ],
    cannotShow:
      'Containers, several machines, a lost database. Writes that a killed replica was executing fail, and clients send them again. A mail whose delivery was interrupted by a kill may arrive twice, with the same Message-ID.',
  },
];
