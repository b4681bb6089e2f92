import type { Picture as PictureData } from '@ena/domain/exercise/item';
import type { ReactNode } from 'react';
import { pictureUrl } from '../platform/pictureUrl.ts';

type ShapeName = Extract<PictureData, { kind: 'shape' }>['value'];

/** Drawn in a square of 64 × 64 units. */
const shapes: Readonly<Record<ShapeName, ReactNode>> = {
  circle: <circle cx="32" cy="32" r="23" />,
  square: <rect x="11" y="11" width="42" height="42" />,
  triangle: <path d="M32 9 57 53H7Z" />,
  rectangle: <rect x="6" y="17" width="52" height="30" />,
  oval: <ellipse cx="32" cy="32" rx="26" ry="16" />,
  diamond: <path d="M32 6 52 32 32 58 12 32Z" />,
  star: <path d="m32 6 7.6 17.5 19 1.8-14.3 12.6 4.2 18.6L32 46.7l-16.5 9.8 4.2-18.6L5.4 25.3l19-1.8Z" />,
  heart: <path d="M32 55S8 40.5 8 24.5A12.5 12.5 0 0 1 32 19a12.5 12.5 0 0 1 24 5.5C56 40.5 32 55 32 55Z" />,
  cube: <path d="M32 7 54 19v26L32 57 10 45V19ZM10 19l22 12 22-12M32 31v26" />,
  sphere: <path d="M32 9a23 23 0 1 1 0 46 23 23 0 0 1 0-46ZM9 32c0 12 46 12 46 0" />,
};

/**
 * The picture of a word, by its name. `alt` is empty if the word is written beside it. `className` sets its size: the room is
 * there before it is loaded.
 */
export const WordPicture = ({
  name,
  alt = '',
  isLazy = true,
  className = 'size-16',
}: {
  name: string;
  alt?: string;
  /** Loaded when it comes near the viewport; a question needs it at once. */
  isLazy?: boolean;
  className?: string;
}) => (
  <img
    src={pictureUrl(name)}
    alt={alt}
    width="64"
    height="64"
    loading={isLazy ? 'lazy' : 'eager'}
    decoding="async"
    draggable={false}
    className={`shrink-0 ${className}`}
  />
);

/** A color swatch, a shape, or a picture; `className` sets the size. `decorative`: no alt text, as a word says it. */
export function Picture({
  picture,
  decorative = false,
  className = 'size-16',
}: {
  picture: PictureData;
  decorative?: boolean;
  className?: string;
}) {
  if (picture.kind === 'image')
    return (
      <WordPicture
        name={picture.value}
        alt={decorative ? '' : picture.alt}
        isLazy={false}
        className={className}
      />
    );
  return (
    <svg
      viewBox="0 0 64 64"
      className={className}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': picture.alt })}
    >
      {picture.kind === 'color' ? (
        <rect
          x="3"
          y="3"
          width="58"
          height="58"
          rx="14"
          fill={picture.value}
          strokeWidth="0.75"
          className="stroke-control"
        />
      ) : (
        <g strokeWidth="3" strokeLinejoin="round" className="fill-wine-soft stroke-wine">
          {shapes[picture.value]}
        </g>
      )}
    </svg>
  );
}
