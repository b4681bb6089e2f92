import { useEffect, useState } from 'react';
import { CallError } from '../platform/client.ts';
import { errorText } from '../platform/errorTexts.ts';
import { Button, ButtonLink } from './Button.tsx';
import { Copybook } from './Georgian.tsx';

const progressSafeText = 'Your progress is saved.';

/** Shown in place of a page that could not be rendered: what happened, that progress is safe, what to do. */
export function ErrorPage({ error }: { error: unknown }) {
  useEffect(() => {
    console.error('A page could not be rendered', error);
  }, [error]);
  const text = error instanceof CallError ? errorText(error.code) : 'There was an error on our side.';
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    setOffline(!navigator.onLine);
    // Reloads as soon as the browser is online again.
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <section role="alert" className="mx-auto grid w-full max-w-prose gap-5 px-5 py-16 text-center">
      <div className="rounded-2xl border border-line bg-surface py-6">
        <Copybook className="text-6xl">უი!</Copybook>
      </div>
      <h1 className="text-3xl">This page could not be loaded</h1>
      <p className="text-muted">
        {offline ? errorText('OFFLINE') : text} {progressSafeText}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>Try again</Button>
        {/* A full page load: after a deployment the chunks of this document may be gone. */}
        <ButtonLink to="/" variant="secondary" reloadDocument>
          Back to Home
        </ButtonLink>
      </div>
    </section>
  );
}
