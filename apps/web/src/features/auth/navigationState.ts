import type { Location } from 'react-router';
import { boolean, fallback, object, parse, string } from 'valibot';

const navigationState = object({
  /** An account was created just now. */
  created: fallback(boolean(), false),
  name: fallback(string(), ''),
  /** The address to fill in: of another account page, or that of a new account, to be corrected. */
  email: fallback(string(), ''),
  passwordReset: fallback(boolean(), false),
});

/** What the navigation to an account page has passed to it in the history state. */
export const readNavigationState = ({ state }: Location) => parse(navigationState, Object(state));
