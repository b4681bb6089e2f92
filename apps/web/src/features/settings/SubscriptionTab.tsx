import type { Subscription } from '@ena/contract/billing';
import type { Learner } from '@ena/contract/session';
import { packs } from '@ena/course/packs/packs';
import { formatDollars, premium, premiumCents, trialDays } from '@ena/domain/billing/plan';
import { subscriptionPhaseOf } from '@ena/domain/billing/subscription';
import { capitalize } from '@ena/domain/text/capitalize';
import { Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { type CheckoutOutcome, CheckoutResult, useCheckoutOutcome } from '../../billing/CheckoutResult.tsx';
import { PaymentProviderButton } from '../../billing/PaymentProviderButton.tsx';
import { plans, useSessionPolling } from '../../billing/purchase.ts';
import { courseTitleAt } from '../../billing/courseTitle.ts';
import { useResource } from '../../platform/resource.ts';
import { safeReturnPath } from '../../platform/session.ts';
import { heldText } from '../../billing/heldText.ts';
import { longDate } from '../../billing/subscriptionText.ts';
import { ButtonLink, TextLink } from '../../ui/Button.tsx';
import { Banner, Chip } from '../../ui/Feedback.tsx';
import { Card } from './Card.tsx';
import { Invoices } from './Invoices.tsx';
import { WithLearner } from './WithLearner.tsx';

const cardText = ({ payment_method_brand: brand, payment_method_last4: last4 }: Subscription): string => {
  if (brand === null) return 'None on file';
  const name = capitalize(brand);
  return last4 === null ? name : `${name} ending in ${last4}`;
};

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2.5">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 font-semibold break-words">{children}</dd>
    </div>
  );
}

/** What only the operator needs, such as in a message to support (SET-26). */
function PriceDetails({ priceId }: { priceId: string }) {
  return (
    <details>
      <summary className="cursor-pointer rounded-md py-1 text-sm text-muted">Details</summary>
      <dl>
        <Fact name="Price ID">
          <span className="text-sm font-normal">{priceId}</span>
        </Fact>
      </dl>
    </details>
  );
}

const dateLabel = ({ subscription_status, cancel_at_period_end }: Subscription): string => {
  if (cancel_at_period_end) return 'Ends on';
  return subscription_status === 'trialing' ? 'First payment on' : 'Renews on';
};

function ActiveSubscription({ subscription }: { subscription: Subscription }) {
  const { subscription_status, price_id, current_period_end, cancel_at_period_end } = subscription;
  return (
    <Card
      title={premium.title}
      badge={
        <Chip tone="gold">
          <Crown size={15} aria-hidden /> {subscription_status === 'trialing' ? 'Free trial' : 'Active'}
        </Chip>
      }
    >
      {cancel_at_period_end ? (
        <Banner>
          <strong>Cancels at period end</strong>
          {current_period_end === null
            ? '.'
            : `: you keep Premium until ${longDate(current_period_end)}, and nothing more is paid.`}
        </Banner>
      ) : null}
      <dl className="divide-y divide-line">
        <Fact name="Price">{formatDollars(premiumCents)} per month</Fact>
        {current_period_end === null ? null : (
          <Fact name={dateLabel(subscription)}>{longDate(current_period_end)}</Fact>
        )}
        <Fact name="Payment method">{cardText(subscription)}</Fact>
      </dl>
      <PriceDetails priceId={price_id} />
      <PaymentProviderButton action="manage" variant="secondary">
        Manage Subscription
      </PaymentProviderButton>
      <p className="text-sm text-muted">Change your card or cancel, on the pages of the payment provider.</p>
    </Card>
  );
}

/** The subscription exists but gives no access: it is repaired at the provider, not bought again. */
function HeldSubscription({ subscription }: { subscription: Subscription }) {
  return (
    <Card title={premium.title}>
      <Banner tone="wrong">{heldText(subscription)} Your progress is kept.</Banner>
      <dl className="divide-y divide-line">
        <Fact name="Payment method">{cardText(subscription)}</Fact>
      </dl>
      <PriceDetails priceId={subscription.price_id} />
      <PaymentProviderButton action="manage">Manage Subscription</PaymentProviderButton>
    </Card>
  );
}

function FreePlan({ subscription, from }: { subscription: Subscription | null; from: string | null }) {
  const plansState = useResource(plans);
  const isProviderMissing = plansState.kind === 'known' && plansState.value.length === 0;
  return (
    <Card title="Free plan">
      <p>
        {subscription
          ? 'Your subscription has ended. Your progress is kept.'
          : 'You have the Georgian Alphabet and Basic Vocabulary, with their quizzes.'}{' '}
        Premium opens every lesson and every quiz for {formatDollars(premiumCents)} per month
        {subscription ? '.' : `, after a free trial of ${trialDays} days.`}
      </p>
      {isProviderMissing ? (
        <Banner>No payment provider is connected to this server, so Premium cannot be bought here.</Banner>
      ) : (
        <PaymentProviderButton action="subscribe" from={from}>
          Subscribe Now
        </PaymentProviderButton>
      )}
      <p className="text-sm text-muted">
        <TextLink to="/pricing">Compare the plans</TextLink>
      </p>
    </Card>
  );
}

function CurrentPlan({ learner, from }: { learner: Learner; from: string | null }) {
  const { subscription } = learner;
  switch (subscriptionPhaseOf(subscription?.subscription_status ?? null)) {
    case 'open':
      return subscription && <ActiveSubscription subscription={subscription} />;
    case 'held':
      return subscription && <HeldSubscription subscription={subscription} />;
    case 'ended':
      if (!learner.isAdmin) return <FreePlan subscription={subscription} from={from} />;
      return (
        <Card title={premium.title} badge={<Chip tone="gold">Admin</Chip>}>
          <p>
            Your access to all of Premium comes with the admin role. There is nothing to pay or to manage.
          </p>
        </Card>
      );
  }
}

/** The outcome of the checkout, and a link to the page that the learner wanted to open before it. */
function AfterCheckout({
  outcome,
  entitled,
  from,
}: {
  outcome: CheckoutOutcome | null;
  entitled: boolean;
  from: string | null;
}) {
  const title = courseTitleAt(from, packs);
  const action =
    entitled && title ? <ButtonLink to={safeReturnPath(from)}>Continue to {title}</ButtonLink> : undefined;
  // After a reload: the outcome was shown, but the link is still useful.
  if (outcome === null && action) return <Banner action={action}>Premium is active.</Banner>;
  return <CheckoutResult outcome={outcome} action={action} />;
}

/** The learner's plan: free, or the subscription with its details (SET-25 to SET-28). */
export function SubscriptionTab() {
  const isPolling = useSessionPolling();
  const outcome = useCheckoutOutcome(isPolling, 'subscription');
  const [query] = useSearchParams();
  const from = query.get('from');
  return (
    <WithLearner contentName="subscription">
      {(learner) => (
        <div className="grid grid-cols-1 gap-5">
          <AfterCheckout outcome={outcome} entitled={learner.entitled} from={from} />
          <CurrentPlan learner={learner} from={from} />
          {learner.subscription ? <Invoices key={learner.id} /> : null}
        </div>
      )}
    </WithLearner>
  );
}
