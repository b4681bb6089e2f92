import { Copybook } from './Georgian.tsx';

const [middle, ring] = [50, 44];
const circumference = 2 * Math.PI * ring;
/** The scalloped edge of a seal that is earned. */
const scallops = 24;
const edge = Array.from({ length: 2 * scallops }, (_, at) => {
  const angle = (Math.PI * at) / scallops;
  const radius = at % 2 === 0 ? 48 : 44;
  return `${(middle + radius * Math.sin(angle)).toFixed(1)} ${(middle - radius * Math.cos(angle)).toFixed(1)}`;
}).join('L');

/**
 * The picture of an achievement: letters on ruled lines, gold when earned, until then with a ring that shows
 * the progress. Hidden from screen readers, because the text beside it says the same.
 */
export function Seal({
  emblem,
  percent,
  earned,
  small = false,
}: {
  emblem: string;
  percent: number;
  earned: boolean;
  small?: boolean;
}) {
  return (
    <span
      aria-hidden
      className={`relative grid shrink-0 place-items-center ${small ? 'size-11 narrow:size-22' : 'size-22 narrow:size-44'} ${earned ? 'text-gold' : 'text-muted'}`}
    >
      <svg viewBox="0 0 100 100" className="absolute inset-0">
        {earned ? (
          <path
            d={`M${edge}Z`}
            strokeWidth="2.5"
            strokeLinejoin="round"
            className="fill-gold-soft stroke-gold"
          />
        ) : (
          <>
            <circle cx={middle} cy={middle} r={ring} strokeWidth="5" className="fill-surface stroke-line" />
            <circle
              cx={middle}
              cy={middle}
              r={ring}
              fill="none"
              strokeWidth="5"
              strokeLinecap="round"
              strokeDasharray={circumference}
              strokeDashoffset={circumference * (1 - percent / 100)}
              transform={`rotate(-90 ${middle} ${middle})`}
              className={percent === 0 ? 'stroke-transparent' : 'stroke-wine'}
            />
          </>
        )}
      </svg>
      <span className={`relative overflow-hidden ${small ? 'w-8 narrow:w-16' : 'w-16 narrow:w-32'}`}>
        <Copybook className={small ? 'text-base' : 'text-4xl'}>{emblem}</Copybook>
      </span>
    </span>
  );
}
