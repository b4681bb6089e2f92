import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { ChatPage } from '../../features/chat/ChatPage.tsx';
import { api } from '../../lib/client.ts';
import { admit, loadSignedIn } from '../../lib/guard.ts';

export const handle = { title: 'AI Chat Assistant · Ena' };

export async function loader({ request }: LoaderFunctionArgs) {
  const learner = await admit(request, 'learner');
  return { learner, ...(await loadSignedIn(request, () => api.chat.list())) };
}

/** Another conversation is another query of the same page, which loads it by itself. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => currentUrl.search === nextUrl.search && defaultShouldRevalidate;

export function Component() {
  const data = useLoaderData<typeof loader>();
  return <ChatPage key={data.learner.id} {...data} />;
}
