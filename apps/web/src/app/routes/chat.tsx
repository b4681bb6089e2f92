import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { ChatPage, ChatSkeleton } from '../../features/chat/ChatPage.tsx';
import { api } from '../../platform/client.ts';
import { requireAccess, loadOrRedirect } from '../../platform/guard.ts';
import { useHydrated } from '../../platform/useHydrated.ts';

export const handle = { title: 'AI Chat Assistant · Ena' };

export async function loader({ request }: LoaderFunctionArgs) {
  const learner = await requireAccess(request, 'learner');
  return { learner, ...(await loadOrRedirect(request, () => api.chat.list())) };
}

/** Conversations differ in the query of the URL only, and the page loads them itself. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => currentUrl.search === nextUrl.search && defaultShouldRevalidate;

export function Component() {
  const data = useLoaderData<typeof loader>();
  // The prerendered page is the same for all learners.
  return useHydrated() ? <ChatPage key={data.learner.id} {...data} /> : <ChatSkeleton />;
}
