import { packs } from '@ena/course/packs/packs';
import { formatDollars, premiumCents, trialDays } from '@ena/domain/billing/plan';
import { subscriptionPhaseOf } from '@ena/domain/billing/subscription';
import { ArrowLeft, Check, Crown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { CheckoutResult, useCheckoutOutcome } from '../../billing/CheckoutResult.tsx';
import { HeldNotice, hasHeldSubscription } from '../../billing/HeldNotice.tsx';
import { PaymentProviderButton } from '../../billing/PaymentProviderButton.tsx';
import { plans, type Purchase, usePurchase, useSessionPolling } from '../../billing/purchase.ts';
import { courseTitleAt } from '../../billing/courseTitle.ts';
import { useResource } from '../../platform/resource.ts';
import { isVisitor, session, useSession, useViewer } from '../../platform/session.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Banner, Chip } from '../../ui/Feedback.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { LoadErrorBanner } from '../../ui/LoadErrorBanner.tsx';
import { freeFeatures, premiumFeatures, questions, reasons, trialSteps } from './premiumTexts.ts';

function PlanCard({
  title,
  amount,
  per,
  features,
  badge,
  children,
}: {
  title: string;
  amount: string;
  per: string;
  features: readonly string[];
  badge?: ReactNode;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className={`flex flex-col gap-5 rounded-2xl border bg-surface p-6 sm:p-8 ${badge ? 'border-wine' : 'border-line'}`}
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-3">
        <h2 id={heading} className="text-2xl">
          {title}
        </h2>
        {badge}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-serif text-5xl font-semibold tabular-nums">{amount}</span>
        <span className="text-muted">{per}</span>
      </p>
      <ul className="grid gap-2.5">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check size={20} aria-hidden className="mt-0.5 shrink-0 text-correct" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid grid-cols-1 gap-3 pt-2">{children}</div>
    </section>
  );
}

/** The action of the Premium plan: a link to the login or to the settings, or the checkout button. */
function PremiumAction({
  sessionState,
  from,
  purchase,
  onSubscribe,
}: {
  sessionState: ReturnType<typeof useSession>;
  from: string | null;
  purchase: Purchase;
  onSubscribe: () => void;
}) {
  const learner = sessionState.kind === 'known' ? sessionState.value : undefined;
  const plansState = useResource(plans);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button lost the focus while it was disabled.
    if (purchase.kind === 'failed') button.current?.focus();
  }, [purchase]);
  if (sessionState.kind === 'failed')
    return <LoadErrorBanner retry={session.refresh}>Your subscription could not be loaded.</LoadErrorBanner>;
  if (learner === null) {
    const back = from === null ? '/pricing' : `/pricing?from=${encodeURIComponent(from)}`;
    return <ButtonLink to={`/login?from=${encodeURIComponent(back)}`}>Subscribe Now</ButtonLink>;
  }
  const phase = subscriptionPhaseOf(learner?.subscription?.subscription_status ?? null);
  if (learner?.entitled || phase !== 'ended')
    return (
      <>
        <ButtonLink to="/settings?tab=subscription">Manage Subscription</ButtonLink>
      </>
    );
  if (plansState.kind === 'known' && plansState.value.length === 0)
    return (
      <Banner>No payment provider is connected to this server, so Premium cannot be bought here.</Banner>
    );
  return (
    <>
      {purchase.kind === 'failed' ? <FormError>{purchase.text}</FormError> : null}
      <Button ref={button} disabled={!learner || purchase.kind === 'busy'} onClick={onSubscribe}>
        {purchase.kind === 'busy' ? 'Loading' : 'Subscribe Now'}
      </Button>
    </>
  );
}

/** The two plans, the reasons for Premium, and questions about paying. */
export function PricingPage() {
  const sessionState = useSession();
  const learner = sessionState.kind === 'known' ? sessionState.value : undefined;
  const viewer = useViewer();
  const [query] = useSearchParams();
  const from = query.get('from');
  const requestedTitle = courseTitleAt(from, packs);
  const { purchase, subscribe } = usePurchase();
  const isPolling = useSessionPolling(query.get('checkout') === 'success');
  const outcome = useCheckoutOutcome(isPolling);
  return (
    <div className="mx-auto max-w-5xl px-5 py-8 sm:py-12">
      <Link to="/" className="inline-flex items-center gap-1.5 rounded-md py-1 text-muted hover:text-wine">
        <ArrowLeft size={17} aria-hidden /> Back to Home
      </Link>
      <h1 className="mt-2 text-title">Learn all of it</h1>
      <p className="mt-2 mb-8 max-w-prose text-muted">
        Start for free, with every letter and forty words. Premium opens every lesson and every quiz.
      </p>
      <div className="mb-6 grid gap-3 empty:hidden">
        <CheckoutResult outcome={outcome} />
        {requestedTitle && learner?.entitled === false ? (
          <Banner>
            <strong>{requestedTitle}</strong> is part of Premium.
          </Banner>
        ) : null}
        {learner && hasHeldSubscription(learner) ? (
          <HeldNotice
            learner={learner}
            action={<PaymentProviderButton action="manage">Check my payment</PaymentProviderButton>}
          />
        ) : null}
      </div>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <PlanCard title="Free" amount="$0" per="Forever" features={freeFeatures}>
          {purchase.kind === 'busy' ? (
            <Button variant="secondary" disabled>
              Loading
            </Button>
          ) : (
            <ButtonLink variant="secondary" to={isVisitor(viewer) ? '/signup' : '/beginner'}>
              Get Started
            </ButtonLink>
          )}
        </PlanCard>
        <PlanCard
          title="Premium"
          amount={formatDollars(premiumCents)}
          per="per month"
          features={premiumFeatures}
          badge={
            <Chip tone="gold">
              <Crown size={15} aria-hidden /> Recommended
            </Chip>
          }
        >
          {learner?.subscription || learner?.entitled ? null : (
            <p className={`text-sm text-muted ${learner ? '' : 'signed-in:invisible'}`}>
              The first {trialDays} days are free.
            </p>
          )}
          <PremiumAction
            sessionState={sessionState}
            from={from}
            purchase={purchase}
            onSubscribe={() => subscribe(from)}
          />
        </PlanCard>
      </div>
      {learner?.subscription || learner?.entitled ? null : (
        <section aria-labelledby="trial" className={`mt-16 ${learner ? '' : 'signed-in:invisible'}`}>
          <h2 id="trial" className="mb-6 text-heading">
            How the Free Trial Works
          </h2>
          <ol className="grid gap-x-5 gap-y-4 md:grid-cols-3">
            {trialSteps.map(({ when, text }) => (
              <li
                key={when}
                className="border-l-2 border-wine pl-4 md:border-t-2 md:border-l-0 md:pt-4 md:pl-0"
              >
                <h3 className="mb-1 text-lg">{when}</h3>
                <p className="text-muted">{text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      <section aria-labelledby="why" className="mt-16">
        <h2 id="why" className="mb-6 text-heading">
          Why Choose Premium
        </h2>
        <ul className="grid gap-5 md:grid-cols-3">
          {reasons.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-wine pt-4">
              <h3 className="mb-1 text-lg">{title}</h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="questions" className="mt-16">
        <h2 id="questions" className="mb-6 text-heading">
          Questions
        </h2>
        <dl className="grid gap-x-10 gap-y-6 md:grid-cols-2">
          {questions.map(({ question, answer }) => (
            <div key={question}>
              <dt className="font-semibold">{question}</dt>
              <dd className="mt-1 text-muted">{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
