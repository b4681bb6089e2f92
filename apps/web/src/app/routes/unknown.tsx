import type { LoaderFunctionArgs } from 'react-router';
import { notFound } from '../../lib/guard.ts';

/** Any other address leads to /404 (NF-01); the server has answered a direct request with that status. */
export const loader = ({ request }: LoaderFunctionArgs) => notFound(request);
