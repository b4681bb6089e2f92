import type { LoaderFunctionArgs } from 'react-router';
import { redirectToNotFound } from '../../platform/guard.ts';

/** Redirects any other address to /404 (NF-01); the server answers a direct request with that status. */
export const loader = ({ request }: LoaderFunctionArgs) => redirectToNotFound(request);
