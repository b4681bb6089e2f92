import { useLoaderData } from 'react-router';
import { MailboxPage } from '../../features/mailbox/MailboxPage.tsx';
import { api } from '../../platform/client.ts';

export const handle = { title: 'Mailbox · Ena' };
export const loader = () => api.mailbox.list();

export function Component() {
  return <MailboxPage mails={useLoaderData<typeof loader>().mails} />;
}
