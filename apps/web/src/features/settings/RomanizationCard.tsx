import { romanize } from '@ena/domain/georgian/romanize';
import { typesetLatin } from '@ena/domain/georgian/letters';
import { setRomanizationStyle, useRomanizationStyle } from '../../platform/romanizationStyle.ts';
import { Checkbox } from '../../ui/Field.tsx';
import { Ka } from '../../ui/Georgian.tsx';
import { Card } from './Card.tsx';

const example = 'კატა';

/** The style of romanization, a setting of this browser that applies at once. */
export function RomanizationCard() {
  const style = useRomanizationStyle();
  return (
    <Card title="Latin letters">
      <Checkbox
        name="romanization-style"
        checked={style === 'marked'}
        onChange={({ target }) => setRomanizationStyle(target.checked ? 'marked' : 'simple')}
      >
        <span className="font-semibold">Mark ejective sounds</span>
        <span className="block text-sm text-muted">
          <Ka>{example}</Ka> is written{' '}
          <span lang="ka-Latn" translate="no">
            {typesetLatin(romanize(example))}
          </span>
          , so that you can tell <Ka>კ</Ka> from <Ka>ქ</Ka>. Without marks it is written{' '}
          <span lang="ka-Latn" translate="no">
            {romanize(example, 'plain')}
          </span>
          . On this device, at once; answers may have marks or not.
        </span>
      </Checkbox>
    </Card>
  );
}
