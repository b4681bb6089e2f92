import { LegalPage } from '../../features/legal/LegalPage.tsx';
import { terms } from '../../features/legal/terms.ts';

export const handle = {
  title: 'Terms of Service · Ena',
  description: 'The terms on which Ena teaches Georgian.',
};

export function Component() {
  return <LegalPage document={terms} />;
}
