import { api } from '../../platform/client.ts';
import { errorText } from '../../platform/errorTexts.ts';
import { Button, TextLink } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Feedback.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { Card } from './Card.tsx';
import { saveFile } from '../../platform/saveFile.ts';
import { useAction } from '../../platform/useAction.ts';

/** Data export: everything that is stored about the learner, as one file. */
export function DataExport() {
  const { state, run } = useAction();
  const busy = state.kind === 'busy';
  const download = () =>
    run(async () => {
      const data = await api.account.data();
      const content = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveFile(`ena-data-${data.madeAt.slice(0, 10)}.json`, content);
    });
  return (
    <Card title="Your data">
      <p>
        One file with everything that Ena stores about you: profile, progress, answers, texts, chats,
        subscription, emails. The <TextLink to="/privacy-policy">privacy policy</TextLink> says what each is
        for.
      </p>
      {state.kind === 'failed' ? <FormError>{errorText(state.code)}</FormError> : null}
      {state.kind === 'done' ? (
        <Banner tone="right">Your file is in the downloads of your browser.</Banner>
      ) : null}
      <Button
        variant="secondary"
        className="justify-self-start"
        aria-disabled={busy}
        onClick={() => void download()}
      >
        {busy ? 'Preparing your file…' : 'Download all my data'}
      </Button>
    </Card>
  );
}
