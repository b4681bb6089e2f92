import { Search } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import { tellTyped } from './tellTyped.ts';

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly className?: string;
}

/** A field that looks through what is on the page. */
export function SearchField({ label, placeholder, value, onChange, className = '' }: SearchFieldProps) {
  return (
    <div className={`relative ${className}`}>
      <Search size={19} aria-hidden className="absolute top-3.5 left-3.5 text-muted" />
      <input
        ref={tellTyped}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-12 w-full rounded-md border-[1.5px] border-control bg-sunken pr-3 pl-11 placeholder:text-muted"
      />
    </div>
  );
}

/** Name of what is looked for, in the address of a page. */
export const searchName = 'search';
/** Browsers refuse an address that is written with every key. */
const restMs = 250;

/**
 * What is looked for on a page, kept in its address: it survives a reload, can be linked, and follows the browser's
 * buttons. Empty at the first drawing, as in the page's file, which was written without a query.
 */
export function useSearchText(): [text: string, setText: (text: string) => void] {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isUnderWay = useNavigation().state !== 'idle';
  const [text, setText] = useState('');
  const inAddress = query.get(searchName) ?? '';
  const written = useRef<string | null>('');
  useLayoutEffect(() => {
    // What was written from here may be older than what stands in the field by now, and so may an address without any.
    if (inAddress !== written.current) setText(inAddress);
    written.current = null;
  }, [inAddress]);
  useEffect(() => {
    // Who is on the way to another page is not called back.
    if (text === inAddress || isUnderWay) return undefined;
    const timer = setTimeout(() => {
      // The address itself: what was chosen a moment ago may not be drawn yet, and is not to be undone.
      const { search, hash } = window.location;
      const next = new URLSearchParams(search);
      if ((next.get(searchName) ?? '') === text) return;
      if (text === '') next.delete(searchName);
      else next.set(searchName, text);
      written.current = text;
      void navigate({ search: next.toString(), hash }, { replace: true, preventScrollReset: true });
    }, restMs);
    return () => clearTimeout(timer);
  }, [text, inAddress, isUnderWay, navigate]);
  return [text, setText];
}
