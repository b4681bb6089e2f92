import { Search } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import { syncPrehydrationInput } from './syncPrehydrationInput.ts';

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly className?: string;
}

/** Search field that filters the content of a page. */
export function SearchField({ label, placeholder, value, onChange, className = '' }: SearchFieldProps) {
  return (
    <div className={`relative ${className}`}>
      <Search size={19} aria-hidden className="absolute top-3.5 left-3.5 text-muted" />
      <input
        ref={syncPrehydrationInput}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-12 w-full rounded-md border-1.5 border-control bg-sunken pr-3 pl-11 placeholder:text-muted"
      />
    </div>
  );
}

/** Name of the URL parameter with the search text. */
export const searchParamName = 'search';
/** Debounce: browsers limit how often a page may change its URL. */
const debounceMs = 250;

/**
 * The search text of a page, stored in its URL: it survives a reload, can be linked, and follows back and
 * forward. Empty on the first render for hydration, because pages are prerendered without a query.
 */
export function useSearchText(): [text: string, setText: (text: string) => void] {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isNavigating = useNavigation().state !== 'idle';
  const [text, setText] = useState('');
  const textInUrl = query.get(searchParamName) ?? '';
  const lastWritten = useRef<string | null>('');
  useLayoutEffect(() => {
    // Ignores a URL that this hook wrote, and the initial one without text: the field may have newer text.
    if (textInUrl !== lastWritten.current) setText(textInUrl);
    lastWritten.current = null;
  }, [textInUrl]);
  useEffect(() => {
    // Changing the URL would cancel a pending navigation.
    if (text === textInUrl || isNavigating) return undefined;
    const timer = setTimeout(() => {
      // Reads the current URL, because `query` may be outdated: another parameter may just have changed.
      const { search, hash } = window.location;
      const next = new URLSearchParams(search);
      if ((next.get(searchParamName) ?? '') === text) return;
      if (text === '') next.delete(searchParamName);
      else next.set(searchParamName, text);
      lastWritten.current = text;
      void navigate({ search: next.toString(), hash }, { replace: true, preventScrollReset: true });
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [text, textInUrl, isNavigating, navigate]);
  return [text, setText];
}
