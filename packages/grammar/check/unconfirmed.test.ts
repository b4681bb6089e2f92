import { describe, expect, it } from 'vitest';
import { readDifferences } from './reference.ts';
import { type Generated, generatedForms, readConfirmed } from './unconfirmed.ts';

const confirmed = readConfirmed();
/** A random sample of the forms that no source has, each judged. */
const sample = readDifferences('unconfirmedSample.tsv');
const keyOf = ({ form, cell }: Generated) => `${form} ${cell}`;

describe('the sample of forms that no source confirms', () => {
  const generated = new Set([...generatedForms('verbs'), ...generatedForms('nouns')].map(keyOf));

  it('has a verdict and a reason for each form', () => {
    const incomplete = sample.filter(
      ([, , verdict = '', reason = '']) => !['right', 'removed'].includes(verdict) || reason === '',
    );
    expect(incomplete).toEqual([]);
  });

  it('has forms that the engine makes, but for those that were found wrong', () => {
    const differ = sample.filter(
      ([form = '', cell = '', verdict]) => generated.has(keyOf({ form, cell })) !== (verdict === 'right'),
    );
    expect(differ).toEqual([]);
  });

  it.skipIf(confirmed === null)('are counted', () => {
    for (const kind of ['verbs', 'nouns'] as const) {
      const forms = generatedForms(kind);
      const unconfirmed = forms.filter(({ form }) => confirmed?.has(form) === false);
      console.info(`${kind}: ${forms.length} different forms, ${unconfirmed.length} in no source`);
      expect(unconfirmed.length).toBeLessThan(forms.length);
    }
  });
});
