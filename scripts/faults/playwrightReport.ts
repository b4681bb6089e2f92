/** The part of Playwright Test's JSON report that is read here. */
interface Spec {
  readonly title: string;
  readonly tests: readonly {
    readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    readonly results: readonly { readonly error?: { readonly message?: string } }[];
  }[];
}
interface Suite {
  readonly title: string;
  readonly specs: readonly Spec[];
  readonly suites?: readonly Suite[];
}
export interface PlaywrightReport {
  readonly suites: readonly Suite[];
  readonly errors: readonly { readonly message?: string }[];
}

export const isPlaywrightReport = (value: unknown): value is PlaywrightReport =>
  typeof value === 'object' &&
  value !== null &&
  'suites' in value &&
  Array.isArray(value.suites) &&
  'errors' in value &&
  Array.isArray(value.errors);

interface ReportedTest {
  readonly title: string;
  readonly ok: boolean;
  /** Why it failed. */
  readonly reason: string | undefined;
}

/** Every test that was run, with its full title; skipped ones are left out. */
export function testsIn({ suites }: Pick<PlaywrightReport, 'suites'>): ReportedTest[] {
  const inSuite = (suite: Suite, path: string): ReportedTest[] => [
    ...suite.specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status !== 'skipped')
        .map(({ status, results }) => ({
          title: `${path} ${spec.title}`.trim(),
          ok: status === 'expected',
          reason: results.find(({ error }) => error)?.error?.message,
        })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, `${path} ${inner.title}`.trim())),
  ];
  // The outermost suite is the file.
  return suites.flatMap((file) => inSuite(file, ''));
}
