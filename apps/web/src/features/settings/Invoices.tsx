import type { InvoiceEntry } from '@ena/contract/billing';
import { formatAmount } from '@ena/domain/billing/notices';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { longDate } from '../../billing/subscriptionText.ts';
import { api } from '../../platform/client.ts';
import { createResource, useResource } from '../../platform/resource.ts';
import { Skeleton } from '../../ui/Feedback.tsx';
import { LoadErrorBanner } from '../../ui/LoadErrorBanner.tsx';
import { Card } from './Card.tsx';

const statusTexts: Record<InvoiceEntry['status'], string> = { paid: 'Paid', open: 'Not paid', void: 'Void' };

function InvoiceRow({
  invoice: { number, createdAt, amount, currency, status, url },
}: {
  invoice: InvoiceEntry;
}) {
  const name = `${longDate(createdAt)}${number === null ? '' : ` · ${number}`}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      {url === null ? (
        <span className="text-muted">{name}</span>
      ) : (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex items-center gap-1.5 text-wine underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {name} <ExternalLink size={15} aria-label="(opens the payment provider)" />
        </a>
      )}
      <span className="font-semibold">
        {formatAmount(amount, currency)} · {statusTexts[status]}
      </span>
    </li>
  );
}

/** The learner's invoices, from the payment provider. Loaded on each mount: no data may be left for the next learner. */
export function Invoices() {
  const [invoices] = useState(() => createResource(async () => (await api.billing.invoices()).invoices));
  const state = useResource(invoices);
  return (
    <Card title="Invoices">
      {state.kind === 'unknown' ? (
        <div role="status" aria-label="Loading your invoices">
          <Skeleton className="h-10" />
        </div>
      ) : null}
      {state.kind === 'failed' ? (
        <LoadErrorBanner retry={invoices.refresh}>Your invoices could not be loaded.</LoadErrorBanner>
      ) : null}
      {state.kind === 'known' && state.value.length === 0 ? (
        <p className="text-muted">There are no invoices yet: nothing was charged.</p>
      ) : null}
      {state.kind === 'known' && state.value.length > 0 ? (
        <ul aria-label="Invoices" className="-my-2.5 divide-y divide-line">
          {state.value.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      ) : null}
    </Card>
  );
}
