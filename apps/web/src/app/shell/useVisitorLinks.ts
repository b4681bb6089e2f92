import { readReturnPath, returnPathOf, useHydratedLocation, withFrom } from '../../platform/returnPath.ts';
import { type Destination, visitorLinks } from './navigation.ts';

/** Links for visitors: after the log-in they return to this page (AUTH-04), after a sign-up where one was asked for. */
export function useVisitorLinks(): { links: readonly Destination[]; signUpPath: string } {
  const location = useHydratedLocation();
  return {
    links: visitorLinks.map((link) =>
      link.to === '/login' ? { ...link, to: withFrom(link.to, returnPathOf(location)) } : link,
    ),
    signUpPath: withFrom('/signup', readReturnPath(location)),
  };
}
