import { letterPlaces } from '@ena/domain/georgian/differences';

/** A dictated word letter by letter: what was typed above, what belongs there below; differing letters stand out. */
export function LetterPlaces({ given, expected }: { given: string; expected: string }) {
  const places = letterPlaces(given, expected);
  const differing = places.filter((place) => place.given !== place.expected);
  const row = (of: 'given' | 'expected', look: string) => (
    <span lang="ka" className="flex flex-wrap">
      {places.map((place, at) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- the places of a judged word never move
          key={at}
          className={`grid min-w-[1.1em] place-items-center border-b-2 px-0.5 ${place.given === place.expected ? 'border-transparent text-ink' : `${look} font-semibold`}`}
        >
          {place[of].trim() === '' ? '·' : place[of]}
        </span>
      ))}
    </span>
  );
  return (
    <span className="my-1.5 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 text-2xl">
      <span className="text-sm text-muted">You wrote</span>
      {row('given', 'border-wrong text-wrong')}
      <span className="text-sm text-muted">It is</span>
      {row('expected', 'border-correct text-correct')}
      <span className="sr-only">
        {differing.length} {differing.length === 1 ? 'letter differs' : 'letters differ'}
      </span>
    </span>
  );
}
