import type { Billing } from '../billing/billing.ts';
import type { ContentServices } from '../content/services.ts';
import type { UnsubscribeLinks } from '../learner/optionalMail/unsubscribeLinks.ts';
import type { MetricsPage } from './diagnostics/metrics.ts';
import type { Site } from '../site/site.ts';
import type { StripeSandbox } from '@ena/stripe-sandbox/sandbox';

/** Settings and services of the running application, passed to handlers; tests pass their own. */
export interface Services extends ContentServices {
  /** Receives the messages of the contact forms. */
  readonly supportEmail: string;
  readonly billing: Billing;
  /** Pages of the Stripe sandbox; null without it. */
  readonly stripeSandboxPages: StripeSandbox['pages'] | null;
  readonly unsubscribeLinks: UnsubscribeLinks;
  readonly site: Site;
  /** Null without the setting METRICS_TOKEN. */
  readonly metricsPage: MetricsPage | null;
  /** False during graceful shutdown. */
  readonly isOpen: () => boolean;
}
