import { redirect } from 'react-router';

/** Any other address leads to /404 (NF-01); the server has answered a direct request with that status. */
export const loader = () => redirect('/404');
