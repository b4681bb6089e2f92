import type { Learner } from '@ena/contract/session';
import { lessons, levels, quizzes } from '@ena/course/catalog';
import { ArrowLeft, Check, Crown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { safeReturn, useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Banner, Chip } from '../../ui/Feedback.tsx';
import { price, questions, reasons } from './plans.ts';

const free = [
  'Beginner Lessons',
  'In full: Georgian Alphabet and Basic Vocabulary, with their quizzes',
  'Progress kept on every device',
];
const premium = ['Beginner, Intermediate and Advanced Lessons', 'All Quizzes', 'Advanced Progress Tracking'];

function Plan({
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
      className={`grid grid-cols-[minmax(0,1fr)] content-start gap-5 rounded-2xl border bg-surface p-6 sm:p-8 ${badge ? 'border-wine' : 'border-line'}`}
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
      <div className="mt-2 grid gap-3">{children}</div>
    </section>
  );
}

/** What the visitor of this page wanted to open, where a guard sent them here. */
function wantedTitle(from: string | null): string | undefined {
  const { pathname } = new URL(safeReturn(from), 'http://ena.invalid');
  return (
    lessons.find(({ path }) => path === pathname)?.title ??
    quizzes.find(({ paths }) => paths.includes(pathname))?.title ??
    levels.find(({ path }) => path === pathname)?.title
  );
}

function PremiumAction({ learner }: { learner: Learner | null | undefined }) {
  if (learner === null) return <ButtonLink to="/login?from=%2Fpricing">Subscribe Now</ButtonLink>;
  if (learner?.entitled)
    return (
      <Banner tone="right">
        {learner.isAdmin ? 'As an admin you have all of Premium.' : 'Premium is active for you.'}
      </Banner>
    );
  return (
    <Banner>No payment provider is connected to this server, so a subscription cannot be bought here.</Banner>
  );
}

/** The two plans, why, and what people ask before they pay. */
export function PricingPage() {
  const known = useSession();
  const learner = known.kind === 'known' ? known.value : undefined;
  const [query] = useSearchParams();
  const wanted = wantedTitle(query.get('from'));
  return (
    <div className="mx-auto max-w-5xl px-5 py-8 sm:py-12">
      <Link to="/" className="inline-flex items-center gap-1.5 rounded-md py-1 text-muted hover:text-wine">
        <ArrowLeft size={17} aria-hidden /> Back to Home
      </Link>
      <h1 className="mt-2 text-[clamp(1.9rem,4vw,2.6rem)] leading-tight">Learn all of it</h1>
      <p className="mt-2 mb-8 max-w-prose text-muted">
        Begin for nothing, with every letter and forty words. Premium opens every lesson and every quiz.
      </p>
      {wanted && learner?.entitled === false ? (
        <div className="mb-6">
          <Banner>
            <strong>{wanted}</strong> is part of Premium.
          </Banner>
        </div>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2">
        <Plan title="Free" amount="$0" per="Forever" features={free}>
          <ButtonLink look="secondary" to={learner ? '/beginner' : '/signup'}>
            Get Started
          </ButtonLink>
        </Plan>
        <Plan
          title="Premium"
          amount={price}
          per="per month"
          features={premium}
          badge={
            <Chip tone="gold">
              <Crown size={15} aria-hidden /> Recommended
            </Chip>
          }
        >
          <PremiumAction learner={learner} />
        </Plan>
      </div>
      <section aria-labelledby="why" className="mt-16">
        <h2 id="why" className="mb-6 text-[1.65rem]">
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
        <h2 id="questions" className="mb-6 text-[1.65rem]">
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
