import { ButtonLink } from '../../ui/Button.tsx';
import { Copybook } from '../../ui/Georgian.tsx';

/** Shown for the URL of a quiz that does not exist (QBEG-04). */
export function QuizNotAvailable({ levelPath }: { levelPath: string }) {
  return (
    <section className="mx-auto grid max-w-md gap-5 px-5 py-16 text-center">
      <div className="overflow-hidden rounded-2xl border border-line bg-surface py-4">
        <Copybook className="text-4xl sm:text-5xl">სად არის?</Copybook>
      </div>
      <h1 className="text-3xl">Quiz Not Available</h1>
      <p className="text-muted">Sorry, this quiz is not available at the moment.</p>
      <ButtonLink to={levelPath}>Back to Lessons</ButtonLink>
    </section>
  );
}
