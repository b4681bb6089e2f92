import { useEffect, useState } from 'react';
import { CallError, networkError } from '../platform/client.ts';
import { errorText, isOutage } from '../platform/errorTexts.ts';
import { isReloaded, isServerReachable, retryUntilDone } from '../platform/retry.ts';
import { Button, ButtonLink } from './Button.tsx';
import { Copybook } from './Georgian.tsx';

const progressSafeText = 'Your progress is saved.';
const browserText =
  'Something went wrong while your browser was showing this page. If it happens again, try without browser extensions.';

/** The page's code could not be loaded. Browsers have no code for it: all their messages contain "import". */
const isImportError = (error: unknown): boolean =>
  error instanceof TypeError && /import/iu.test(error.message);

/** Reloads the page once the server is reachable again. A page that was reloaded in vain waits longer. */
function reloadAfterOutage(): () => void {
  return retryUntilDone(async () => {
    const isOver = await isServerReachable();
    if (isOver) window.location.reload();
    return isOver;
  }, isReloaded());
}

/** Shown in place of a page that could not be rendered: what happened, that progress is safe, what to do. */
export function ErrorPage({ error: thrown }: { error: unknown }) {
  const error = isImportError(thrown) ? networkError(thrown) : thrown;
  const code = error instanceof CallError ? error.code : null;
  const isTemporary = code !== null && isOutage(code);
  useEffect(() => {
    console.error('A page could not be rendered', thrown);
  }, [thrown]);
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    setOffline(!navigator.onLine);
    return isTemporary || !navigator.onLine ? reloadAfterOutage() : undefined;
  }, [isTemporary]);
  const text = code === null ? browserText : errorText(code);
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
