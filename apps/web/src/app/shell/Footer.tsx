import type { SocialLink } from '@ena/contract/operator';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { operator } from '../../platform/operator.ts';
import { Ka } from '../../ui/Georgian.tsx';
import { footerGroups } from './navigation.ts';

const none: readonly SocialLink[] = [];

/** Read in the browser only: prerendered HTML does not contain the operator's settings. */
const useSocialLinks = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => operator.social,
    () => none,
  );

function SocialLinks() {
  const links = useSocialLinks();
  return links.length > 0 ? (
    <ul aria-label="Ena on social media" className="mt-4 flex flex-wrap gap-x-5">
      {links.map(({ name, url }) => (
        <li key={url}>
          <a
            href={url}
            rel="me noopener"
            className="inline-block py-1.5 text-muted hover:text-wine hover:underline"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  ) : null;
}

export function Footer() {
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-page gap-10 px-5 py-12 sm:grid-cols-[2fr_1fr_1fr] lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div>
          <p className="font-serif text-2xl font-semibold">
            <Ka>ენა</Ka>
          </p>
          <p className="mt-2 max-w-72 text-muted">
            Ena is Georgian for ‘language’, and for ‘tongue’. Learn it from the first letter.
          </p>
          <SocialLinks />
        </div>
        {footerGroups.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className="mb-2 font-sans text-base">{column.title}</h2>
            <ul>
              {column.links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className="inline-block py-1.5 text-muted hover:text-wine hover:underline">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
