/** The page to return to after a log-in or sign-up: in the query parameter `from` of the account pages. */
import { type Path, useLocation } from 'react-router';
import { safeReturnPath } from './session.ts';
import { useHydrated } from './useHydrated.ts';

/** Pages to which a log-in does not return, but to the page that led to them. */
const accountPaths = new Set(['/login', '/signup', '/confirmation', '/reset-password']);

/** The address of an account page from which a path within Ena is opened afterwards. */
export const withFrom = (accountPath: string, from: string): string =>
  from === '/' ? accountPath : `${accountPath}?from=${encodeURIComponent(from)}`;

/** The `from` of an account page; '/' on any other page. */
export const readReturnPath = ({ pathname, search }: Path): string =>
  accountPaths.has(pathname) ? safeReturnPath(new URLSearchParams(search).get('from')) : '/';

/** The location without query and hash while hydrating: prerendered pages have none. */
export function useHydratedLocation(): Path {
  const location = useLocation();
  return useHydrated() ? location : { pathname: location.pathname, search: '', hash: '' };
}

/** `readReturnPath` of the current page. */
export const useReturnPath = (): string => readReturnPath(useHydratedLocation());

/** A log-in does not return to these either: mailed links to the latter two have a token in their hash. */
const finalPaths = new Set(['/404', '/unsubscribe', '/stop-reminders']);

/** The page that a log-in started at a location returns to (AUTH-04). */
export const returnPathOf = (location: Path): string =>
  accountPaths.has(location.pathname) || finalPaths.has(location.pathname)
    ? readReturnPath(location)
    : location.pathname + location.search + location.hash;
