import { maxOwnWords, type OwnWord } from '@ena/domain/ownWords/ownWord';
import { useState } from 'react';
import { api } from '../../../platform/client.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { Banner } from '../../../ui/Feedback.tsx';
import { Ka } from '../../../ui/Georgian.tsx';
import { WordForm } from './WordForm.tsx';
import { randomUuid } from '../../../platform/uuid.ts';

interface AddWordProps {
  /** Shows the new word in the list. */
  readonly onAdded: () => Promise<unknown>;
  readonly close: () => void;
}

/** The form for new words, one after the other. */
export function AddWord({ onAdded, close }: AddWordProps) {
  // A retry after a lost response has the same id, so that the word is not taken for a repetition.
  const [id, setId] = useState(() => randomUuid());
  const [added, setAdded] = useState<string | null>(null);
  const save = async (word: OwnWord, groups: string[]): Promise<string | null> => {
    setAdded(null);
    const { skipped, excess } = await api.words.add({ words: [{ id, ...word, groups }] });
    if (skipped.length > 0) return `You have “${word.form}” already. It was not added again.`;
    if (excess.length > 0)
      return `You have ${maxOwnWords} words of your own, the maximum. Delete one to add another.`;
    setId(randomUuid());
    setAdded(word.form);
    await onAdded().catch(() => undefined);
    return null;
  };
  return (
    <WordForm submitLabel="Add word" save={save} close={close} closeLabel="Close">
      {added === null ? null : (
        <Banner tone="right">
          <Ka>{added}</Ka> is added. Your own words come first among the new words in{' '}
          <TextLink to="/today">Today</TextLink>.
        </Banner>
      )}
    </WordForm>
  );
}
