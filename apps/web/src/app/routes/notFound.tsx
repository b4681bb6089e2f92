import { levels } from '@ena/course/catalog';
import { maxQueryLength } from '@ena/domain/search/search';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { SearchBox } from '../../features/search/SearchBox.tsx';
import { api } from '../../platform/client.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Copybook, Ka } from '../../ui/Georgian.tsx';
import { notFoundPath } from '../../platform/guard.ts';

/** The words of the last segment of a path: 'food drinks' for `/beginner/food-drinks.html`; may be empty. */
function wordsOfPath(path: string): string {
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  let text = last;
  try {
    text = decodeURIComponent(last);
  } catch {
    // Invalid percent-encoding: used undecoded.
  }
  return text
    .replace(/\.\w{1,5}$/u, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export const handle = { title: 'Page Not Found · Ena' };

/** Search text: at first the words of the missing address, if they have results. */
function useInitialSearchText(): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState('');
  useEffect(() => {
    const q = wordsOfPath(notFoundPath()).slice(0, maxQueryLength);
    if (q === '') return undefined;
    let isMounted = true;
    api.search.query({ q }).then(
      ({ found }) => {
        if (isMounted && found.length > 0) setText((typed) => typed || q);
      },
      // The field works without it.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return [text, setText];
}

export function Component() {
  const [text, setText] = useInitialSearchText();
  return (
    <section className="mx-auto grid max-w-prose grid-cols-1 gap-5 px-5 py-12">
      <div className="overflow-hidden rounded-2xl border border-line bg-surface py-4">
        <Copybook className="text-4xl sm:text-5xl">დავიკარგეთ</Copybook>
      </div>
      <h1 className="text-center text-3xl">404 | Page Not Found</h1>
      <p className="text-center text-muted">
        There is no page at this address. The word above is Georgian for ‘we got lost’. Start with a level, or
        search for what you wanted.
      </p>
      <nav aria-label="Where to go next" className="flex flex-wrap justify-center gap-3">
        <span className="flex w-full justify-center">
          <ButtonLink to="/">Back to Home</ButtonLink>
        </span>
        {levels.map(({ id, path, title, numeral }) => (
          <Link
            key={id}
            to={path}
            className="inline-flex min-h-12 items-center gap-2 rounded-md border-1.5 border-control bg-surface px-4 font-semibold hover:border-wine hover:text-wine"
          >
            <Ka className="font-serif text-xl font-normal text-wine">{numeral}</Ka> {title}
          </Link>
        ))}
      </nav>
      {/* Last: what it finds moves nothing. */}
      <SearchBox
        text={text}
        setText={setText}
        className="overflow-hidden rounded-xl border-1.5 border-control bg-surface focus-within:border-wine"
      />
    </section>
  );
}
