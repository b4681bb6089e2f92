import { LegalPage } from '../../features/legal/LegalPage.tsx';
import { privacy } from '../../features/legal/privacy.ts';

export const handle = {
  title: 'Privacy Policy · Ena',
  description: 'What Ena keeps about you, where, how long, and what you can do about it.',
};

export function Component() {
  return <LegalPage document={privacy} />;
}
