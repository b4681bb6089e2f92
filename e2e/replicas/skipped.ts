/** Journeys that do not run on replicas, and why. */
export const skippedOnReplicas: readonly {
  /** In e2e/. */
  readonly file: string;
  readonly titles: readonly string[];
  readonly reason: string;
}[] = [
  {
    file: 'accessibility.spec.ts',
    titles: ['mailbox', 'gallery'],
    reason: 'These pages exist in demo mode only, which is without PostgreSQL.',
  },
];
