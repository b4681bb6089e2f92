import type { Vocabulary } from '@ena/domain/lesson/model';
import { ArrowLeft, Crown } from 'lucide-react';
import { Link } from 'react-router';
import { HeldNotice, hasHeldSubscription } from '../../billing/HeldNotice.tsx';
import { PaymentProviderButton } from '../../billing/PaymentProviderButton.tsx';
import { useLearner } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Copybook } from '../../ui/Georgian.tsx';
import { Practice } from '../../sections/Practice.tsx';
import { Tips } from '../../sections/Tips.tsx';
import { useVisit } from '../../sections/visit.ts';
import { WordsSections } from '../../sections/WordsSections.tsx';

/** Shown without entitlement (VOC-02); the words are not requested from the server then. */
function PremiumNotice() {
  const learner = useLearner();
  return (
    <section className="mx-auto grid max-w-xl justify-items-center gap-4 rounded-2xl border border-line bg-surface p-8 text-center">
      <Copybook className="w-full text-6xl">სიტყვა</Copybook>
      <h2 className="flex items-center gap-2 text-2xl">
        <Crown size={22} aria-hidden className="text-gold" /> Premium Feature
      </h2>
      <p className="text-muted">The vocabulary section is available exclusively to premium subscribers.</p>
      {learner && hasHeldSubscription(learner) ? (
        <>
          <HeldNotice learner={learner} />
          <PaymentProviderButton action="manage">Check my payment</PaymentProviderButton>
        </>
      ) : (
        <ButtonLink to="/pricing?from=%2Fvocabulary">Upgrade to Premium</ButtonLink>
      )}
    </section>
  );
}

function VocabularyContent({ vocabulary: { tips, sections, exercises } }: { vocabulary: Vocabulary }) {
  const [visit] = useVisit('vocabulary', undefined);
  return (
    <>
      <div className="mb-10 grid items-start gap-6 xl:grid-cols-last-72">
        <WordsSections sections={sections} />
        <Tips tips={tips} className="" listClassName="lg:max-xl:grid-cols-2 lg:max-xl:gap-x-8" />
      </div>
      <Practice unitId="vocabulary" exercises={exercises} visit={visit} />
    </>
  );
}

/** Words by theme, in addition to the lessons; `vocabulary` is null without entitlement. */
export function VocabularyPage({ vocabulary }: { vocabulary: Vocabulary | null }) {
  return (
    <div className="mx-auto max-w-page px-5 py-8">
      <Link to="/" className="inline-flex items-center gap-1.5 rounded-md py-1 text-muted hover:text-wine">
        <ArrowLeft size={17} aria-hidden /> Back to Home
      </Link>
      <h1 className="mt-2 text-title">Vocabulary</h1>
      <p className="mt-2 mb-8 max-w-prose text-muted">Words by theme, each with an example sentence.</p>
      {vocabulary ? <VocabularyContent vocabulary={vocabulary} /> : <PremiumNotice />}
    </div>
  );
}
