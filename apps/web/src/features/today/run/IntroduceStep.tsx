import type { ReviewRunItem } from '@ena/contract/reviews';
import { typesetEjectives } from '@ena/domain/georgian/letters';
import { SpeakButton } from '../../../sound/SpeakButton.tsx';
import { Copybook, TextWithGeorgian } from '../../../ui/Georgian.tsx';
import { WordPicture } from '../../../ui/Picture.tsx';
import { Example, Romanization } from '../ItemDetails.tsx';

/** Sizes of the form by its length, so that words stay on one line. */
const sizes = [
  [6, 'text-prompt-short'],
  [11, 'text-prompt-medium'],
  [17, 'text-prompt-long'],
] as const;

/** A new item: its form and sound, what it means, and an example. */
export function IntroduceStep({ item, headingId }: { item: ReviewRunItem; headingId: string }) {
  const [, size] = sizes.find(([maxLength]) => item.form.length <= maxLength) ?? [];
  return (
    <div className="my-auto overflow-hidden rounded-2xl border border-line bg-surface">
      <p
        id={headingId}
        className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pt-4 text-muted short:pt-2.5 sm:px-6"
      >
        New {item.kind} <span className="text-sm">From: {item.source.title}</span>
      </p>
      <h2 className="font-normal">
        {size ? (
          <Copybook className={`py-3 short:py-0 sm:py-5 ${size}`}>{item.form}</Copybook>
        ) : (
          <span
            lang="ka"
            translate="no"
            className="block px-5 py-6 text-center text-3xl leading-relaxed short:py-2 sm:px-6"
          >
            {item.form}
          </span>
        )}
      </h2>
      <div className="grid gap-5 border-t border-line p-5 short:gap-3 short:py-3 sm:p-6">
        <div className="flex items-start gap-4">
          {item.clip === null ? null : (
            <SpeakButton name={item.clip} text={item.form} autoPlay className="mt-1" />
          )}
          <p className="min-w-0 flex-1">
            <Romanization item={item} />
            <strong className="block text-2xl">{typesetEjectives(item.gloss)}</strong>
            {item.note === undefined ? null : (
              <span className="mt-1 block text-muted">
                <TextWithGeorgian>{item.note}</TextWithGeorgian>
              </span>
            )}
          </p>
          {item.image === undefined ? null : (
            <WordPicture name={item.image} isLazy={false} className="size-24 short:size-20" />
          )}
        </div>
        {item.example ? (
          <div className="border-t border-line pt-5 short:pt-3">
            <Example example={item.example} glossary={item.glossary} hasAudio={item.clip !== null} />
          </div>
        ) : null}
      </div>
    </div>
  );
}
