import type { CatalogLesson } from '@ena/course/catalog';
import { covers } from '@ena/course/covers';
import { Trophy } from 'lucide-react';
import { SpeakButton } from '../../sound/SpeakButton.tsx';
import { Copybook } from '../../ui/Georgian.tsx';
import { WordPicture } from '../../ui/Picture.tsx';

/** The picture that tells the card from the others, and a word of the lesson with its meaning and sound. */
export function CardCover({ lesson, locked }: { lesson: CatalogLesson; locked: boolean }) {
  return (
    <div className="grid grid-cols-first-24 border-b border-line">
      <span
        className={`grid place-items-center border-r border-line ${locked ? 'bg-sunken' : 'bg-wine-soft'}`}
      >
        <WordPicture
          name={covers[lesson.id] ?? ''}
          className={`size-14 ${locked ? 'opacity-60 grayscale' : ''}`}
        />
      </span>
      <div className="min-w-0 pt-1 pb-2">
        <Copybook className="text-4xl">{lesson.emblem}</Copybook>
        <p className="flex items-center justify-between gap-2 pr-3 pl-4">
          <span className="text-muted">{lesson.emblemGloss}</span>
          <SpeakButton name={lesson.emblem} hasMinHighlight small />
        </p>
      </div>
    </div>
  );
}

/** As above, of a quiz about the whole level, which has a letter as its number. */
export const NumeralCover = ({ numeral }: { numeral: string }) => (
  <div className="grid grid-cols-first-24 border-b border-line">
    <span className="grid place-items-center border-r border-line bg-gold-soft text-gold">
      <Trophy size={44} strokeWidth={1.5} aria-hidden />
    </span>
    <div aria-hidden className="grid min-w-0 items-center py-1">
      <Copybook className="text-4xl">{numeral}</Copybook>
    </div>
  </div>
);
