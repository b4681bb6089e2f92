import { smallAvatarUrl } from '@ena/domain/account/avatar';
import { useState } from 'react';

/** The first grapheme, so that accents and emoji stay whole. The case is kept (Georgian has none). */
const firstGrapheme = (name: string): string => {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim());
  return first?.segment ?? '';
};

const sizeClasses = {
  small: 'size-8 text-base',
  middle: 'size-11 text-xl',
  large: 'size-24 text-5xl',
} as const;

/**
 * The picture of a learner whose name is beside it, or else the first letter of the name. Hidden from screen
 * readers, which read the name.
 */
export function Avatar({
  name,
  url,
  size = 'small',
}: {
  name: string;
  url: string | null;
  size?: keyof typeof sizeClasses;
}) {
  const [failedAddress, setFailedAddress] = useState<string | null>(null);
  const shape = `${sizeClasses[size]} shrink-0 rounded-full`;
  if (url === null || failedAddress === url)
    return (
      <span
        aria-hidden
        data-avatar="letter"
        className={`${shape} grid place-items-center bg-wine-soft font-serif leading-none text-wine select-none`}
      >
        {firstGrapheme(name)}
      </span>
    );
  return (
    <img
      src={size === 'large' ? url : smallAvatarUrl(url)}
      alt=""
      data-avatar="picture"
      width={96}
      height={96}
      className={`${shape} bg-line object-cover`}
      onError={() => setFailedAddress(url)}
    />
  );
}
