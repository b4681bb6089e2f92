import { alignLetters } from '@ena/domain/georgian/alignLetters';

/** Letter-by-letter diff of a dictated word: typed letters above expected ones; differences are highlighted. */
export function LetterDiff({ response, expected }: { response: string; expected: string }) {
  const places = alignLetters(response, expected);
  const differing = places.filter((place) => place.given !== place.expected);
  const row = (side: 'given' | 'expected', classes: string) => (
    <span lang="ka" className="flex flex-wrap">
      {places.map((place, at) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- the letters of a judged word do not move
          key={at}
          className={`grid min-w-7 place-items-center border-b-2 px-0.5 ${place.given === place.expected ? 'border-transparent text-ink' : `${classes} font-semibold`}`}
        >
          {place[side].trim() === '' ? '·' : place[side]}
        </span>
      ))}
    </span>
  );
  return (
    <span className="my-1.5 grid grid-cols-auto-1fr items-center gap-x-3 gap-y-1 text-2xl">
      <span className="text-sm text-muted">You wrote</span>
      {row('given', 'border-wrong text-wrong')}
      <span className="text-sm text-muted">It should be</span>
      {row('expected', 'border-correct text-correct')}
      <span className="sr-only">
        {differing.length} {differing.length === 1 ? 'letter differs' : 'letters differ'}
      </span>
    </span>
  );
}
