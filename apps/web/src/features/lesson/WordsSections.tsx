import type { WordsSection } from '@ena/domain/lesson/model';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Ka } from '../../ui/Georgian.tsx';

/** An opened category comes into view a moment after it has been drawn (BEG-07). */
const scrollDelayMs = 100;

function WordCard({ word }: { word: WordsSection['words'][number] }) {
  return (
    <li className="grid content-start gap-1 rounded-xl border border-line bg-surface p-4">
      <p className="font-serif text-[1.85rem] leading-snug break-words">
        <Ka>{word.form}</Ka>
      </p>
      <p>
        <span className="text-muted">/{word.romanization}/</span> <strong>{word.gloss}</strong>
      </p>
      {word.example ? (
        <p className="mt-2 border-t border-line pt-2 text-muted">
          <Ka className="block text-lg text-ink">{word.example.form}</Ka>
          {word.example.gloss}
        </p>
      ) : null}
    </li>
  );
}

function Category({ section, open, toggle }: { section: WordsSection; open: boolean; toggle: () => void }) {
  const box = useRef<HTMLElement>(null);
  const [first = { form: '' }] = section.words;
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(
      () => box.current?.scrollIntoView({ block: 'start', behavior: 'smooth' }),
      scrollDelayMs,
    );
    return () => clearTimeout(timer);
  }, [open]);
  return (
    <section ref={box} className="scroll-mt-20 overflow-hidden rounded-xl border border-line">
      <h2 className="font-sans text-base">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${section.id}-words`}
          onClick={toggle}
          className="flex min-h-18 w-full items-center gap-4 bg-surface px-5 py-3 text-left hover:text-wine"
        >
          <Ka className="w-28 shrink-0 truncate font-serif text-2xl text-wine max-sm:hidden">{first.form}</Ka>
          <span className="min-w-0 flex-1">
            <span className="block font-serif text-xl font-semibold">{section.title}</span>
            <span className="block font-normal text-muted">{section.description}</span>
          </span>
          <span className="text-sm font-normal whitespace-nowrap text-muted max-sm:hidden">
            {section.words.length} words
          </span>
          <ChevronDown
            size={22}
            aria-hidden
            className={`shrink-0 text-muted transition-transform ${open ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <ul
        id={`${section.id}-words`}
        hidden={!open}
        className="gap-3 border-t border-line bg-sunken p-4 [&:not([hidden])]:grid sm:grid-cols-2 xl:grid-cols-3"
      >
        {section.words.map((word) => (
          <WordCard key={word.id} word={word} />
        ))}
      </ul>
    </section>
  );
}

/** Categories of words, at most one open (BEG-06). */
export function WordsSections({ sections }: { sections: readonly WordsSection[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <div className="mb-14 grid gap-3">
      {sections.map((section) => (
        <Category
          key={section.id}
          section={section}
          open={section.id === openId}
          toggle={() => setOpenId(section.id === openId ? null : section.id)}
        />
      ))}
    </div>
  );
}
