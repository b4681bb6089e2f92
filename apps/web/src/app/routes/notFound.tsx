import { ButtonLink } from '../../ui/Button.tsx';
import { Copybook } from '../../ui/Georgian.tsx';

export const handle = { title: 'Page Not Found · Ena' };

export function Component() {
  return (
    <section className="mx-auto grid max-w-md gap-5 px-5 py-16 text-center">
      <div className="overflow-hidden rounded-2xl border border-line bg-surface py-4">
        <Copybook className="text-4xl sm:text-5xl">დავიკარგეთ</Copybook>
      </div>
      <h1 className="text-3xl">404 | Page Not Found</h1>
      <p className="text-muted">
        There is no page at this address. The word above is Georgian for ‘we got lost’.
      </p>
      <ButtonLink to="/">Back to Home</ButtonLink>
    </section>
  );
}
