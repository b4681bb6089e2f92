import { romanize } from '@ena/domain/georgian/romanize';
import { romanizationStyle } from '../../platform/romanizationStyle.ts';
import { Checkbox } from '../../ui/Field.tsx';
import { Ka, KaLatin } from '../../ui/Georgian.tsx';
import { Card } from './Card.tsx';

const example = 'კატა';

/** The style of romanization, a setting of this browser that applies at once. */
export function RomanizationCard() {
  const style = romanizationStyle.use();
  return (
    <Card title="Latin letters">
      <Checkbox
        name="romanization-style"
        checked={style === 'marked'}
        onChange={({ target }) => romanizationStyle.set(target.checked ? 'marked' : 'simple')}
      >
        <span className="font-semibold">Mark ejective sounds</span>
        <span className="block text-sm text-muted">
          <Ka>{example}</Ka> is written <KaLatin isAlwaysMarked>{romanize(example)}</KaLatin>, so that you can
          tell <Ka>კ</Ka> from <Ka>ქ</Ka>. Without marks it is written{' '}
          <KaLatin>{romanize(example, 'plain')}</KaLatin>. On this device, at once; answers may have marks or
          not.
        </span>
      </Checkbox>
    </Card>
  );
}
