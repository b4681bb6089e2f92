import { smallAvatar } from '@ena/domain/account/avatar';
import { useState } from 'react';

/** The first letter as people see it: with its accent, and an emoji whole. Never in another case (Georgian has none). */
const firstOf = (name: string): string => {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim());
  return first?.segment ?? '';
};

const looks = {
  small: 'size-8 text-base',
  middle: 'size-11 text-xl',
  large: 'size-24 text-5xl',
} as const;

/**
 * The picture of somebody whose name stands beside it: theirs, or the first letter of their name. It says
 * nothing to those who don't see it, for the name does.
 */
export function Avatar({
  name,
  address,
  look = 'small',
}: {
  name: string;
  address: string | null;
  look?: keyof typeof looks;
}) {
  const [missing, setMissing] = useState<string | null>(null);
  const shape = `${looks[look]} shrink-0 rounded-full`;
  if (address === null || missing === address)
    return (
      <span
        aria-hidden
        data-avatar="letter"
        className={`${shape} grid place-items-center bg-wine-soft font-serif leading-none text-wine select-none`}
      >
        {firstOf(name)}
      </span>
    );
  return (
    <img
      src={look === 'large' ? address : smallAvatar(address)}
      alt=""
      data-avatar="picture"
      width={96}
      height={96}
      className={`${shape} bg-line object-cover`}
      onError={() => setMissing(address)}
    />
  );
}
