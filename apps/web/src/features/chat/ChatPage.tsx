import type { Allowance, Conversation as Listed } from '@ena/contract/chat';
import type { Learner } from '@ena/contract/session';
import { MessagesSquare, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import { api } from '../../lib/client.ts';
import { errorText } from '../../lib/errorTexts.ts';
import { session } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner, Skeleton } from '../../ui/Feedback.tsx';
import { Mixed } from '../../ui/Georgian.tsx';
import { Composer } from './Composer.tsx';
import { Overlay } from './dialog.tsx';
import { keepDraft, readDraft } from './draft.ts';
import { History } from './History.tsx';
import { endingOf, Message } from './Message.tsx';
import { Suggestions } from './Suggestions.tsx';
import { type ShownMessage, useConversation } from './useConversation.ts';

/** Fewer questions than these are told of. */
const few = 10;
/** Longer answers are announced by their beginning. */
const announced = 600;

const whoAnswers = {
  course: 'I answer from Ena’s course alone: I look your question up in the lessons that you can open.',
  model:
    'A language model answers, with what Ena’s course says about your question. It can be wrong: follow its links.',
} as const;

/** An answer as it is announced: as a whole and in plain words, not letter by letter. */
async function toSay(message: ShownMessage): Promise<string> {
  const { plainText } = await import('./Markdown.tsx');
  const text = plainText(message.answer);
  const begun = text.length > announced ? `${text.slice(0, announced)}…` : text;
  return [begun, endingOf(message) ?? ''].join(' ').trim();
}

/** 'from 5:37 PM', or 'from 5:37 PM tomorrow'; a day is the longest that it takes. */
function fromWhen(moment: string): string {
  const then = new Date(moment);
  const time = then.toLocaleTimeString('en', { hour: 'numeric', minute: '2-digit' });
  return `from ${time}${then.getDate() === new Date().getDate() ? '' : ' tomorrow'}`;
}

function AllowanceNote({ allowance: { left, perDay, resetsAt } }: { allowance: Allowance }) {
  if (left === 0)
    return (
      <Banner>
        You have asked all {perDay} questions of a day.{' '}
        {resetsAt ? `You can ask again ${fromWhen(resetsAt)}.` : ''} What is written stays here.
      </Banner>
    );
  return left < few ? (
    <p className="text-sm text-muted">
      {left === 1 ? 'One question is' : `${left} questions are`} left for today.
    </p>
  ) : null;
}

interface ChatProps {
  readonly learner: Learner;
  readonly conversations: readonly Listed[];
  readonly allowance: Allowance;
}

/** A conversation with the assistant, beside those before it (decision D16). */
export function ChatPage({ learner, ...first }: ChatProps) {
  const [query] = useSearchParams();
  const id = query.get('c');
  const navigate = useNavigate();
  const [{ conversations, allowance }, setListed] = useState(first);
  const [text, setText] = useState(() => readDraft(learner.id));
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [drawer, setDrawer] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const leaving = useRef(false);
  const { location: ahead } = useNavigation();
  useEffect(() => {
    leaving.current = ahead !== undefined && ahead.pathname !== '/chat';
  }, [ahead]);

  const write = (next: string) => {
    setText(next);
    keepDraft(learner.id, next);
  };
  const refresh = () => api.chat.list().then(setListed, () => undefined);
  const { conversation, answering, ask, stop, reload } = useConversation(id, allowance.by, {
    begun: (begun) => {
      // Who is on the way to another page is not called back.
      if (!leaving.current) void navigate(`/chat?c=${begun}`, { preventScrollReset: true });
    },
    ended: () => void refresh(),
  });
  const messages = conversation.kind === 'open' ? conversation.messages : [];
  // Until what was said before is there, nothing can be put below it.
  const notShown =
    conversation.kind === 'loading' || (conversation.kind === 'failed' && conversation.code !== 'NOT_FOUND');

  // The new question comes to the top of the page, and its answer grows below it.
  useEffect(() => {
    if (answering === null) return;
    list.current
      ?.querySelector(`[data-message="${CSS.escape(answering)}"]`)
      ?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [answering]);
  useEffect(() => setProblem(null), [id]);
  const { left, resetsAt } = allowance;
  useEffect(() => {
    if (left > 0 || resetsAt === null) return undefined;
    const opening = setTimeout(() => void refresh(), Math.max(1000, Date.parse(resetsAt) - Date.now()));
    return () => clearTimeout(opening);
  }, [left, resetsAt]);

  const send = async (question: string, messageId?: string) => {
    setProblem(null);
    setSaid('Looking for an answer.');
    // A suggestion leaves what is typed as it is.
    if (messageId === undefined && question === text.trim()) write('');
    const outcome = await ask(question, messageId);
    if (outcome.kind === 'ended') return setSaid(outcome.message ? await toSay(outcome.message) : 'Stopped.');
    // What was asked stands in the field again, unless something else is typed there meanwhile.
    if (messageId === undefined && (field.current?.value ?? '') === '') write(question);
    if (outcome.kind === 'withdrawn') return setSaid('Stopped. Your question is in the field again.');
    setSaid('');
    if (outcome.code === 'UNAUTHENTICATED') {
      session.set(null);
      await navigate(`/login?from=${encodeURIComponent(id === null ? '/chat' : `/chat?c=${id}`)}`);
      return;
    }
    setProblem(errorText(outcome.code));
  };

  const history = {
    conversations,
    current: id,
    renamed: (renamed: Listed) =>
      setListed((now) => ({
        ...now,
        conversations: now.conversations.map((one) => (one.id === renamed.id ? renamed : one)),
      })),
    removed: (removed: string) => {
      setListed((now) => ({
        ...now,
        conversations: now.conversations.filter((one) => one.id !== removed),
      }));
      if (removed === id) void navigate('/chat', { replace: true });
    },
  };

  return (
    <div className="mx-auto flex max-w-page gap-8 px-5">
      <aside className="sticky top-16 max-h-[calc(100dvh-4rem)] w-60 shrink-0 self-start overflow-x-clip overflow-y-auto py-8 max-xl:hidden">
        <History {...history} />
      </aside>
      <div className="mx-auto flex min-h-[calc(100dvh-4rem)] w-full max-w-prose min-w-0 flex-col pt-6 sm:pt-8">
        <header className="mb-6">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <h1 className="text-[clamp(1.4rem,4vw,2.2rem)] leading-tight">AI Chat Assistant</h1>
            <Dialog.Root open={drawer} onOpenChange={setDrawer}>
              <Dialog.Trigger asChild>
                <Button look="secondary" className="min-h-11 px-3.5 py-2 xl:hidden">
                  <MessagesSquare size={18} aria-hidden /> Chats
                </Button>
              </Dialog.Trigger>
              <Dialog.Portal>
                <Overlay />
                <Dialog.Content
                  aria-describedby={undefined}
                  className="appear fixed inset-y-0 left-0 z-50 grid w-[min(22rem,88vw)] content-start gap-3 overflow-y-auto border-r border-line bg-page p-5 text-ink shadow-lift"
                >
                  <div className="flex items-center justify-between">
                    <Dialog.Title className="text-2xl">Chats</Dialog.Title>
                    <Dialog.Close className="grid size-11 place-items-center rounded-md text-muted hover:text-wine">
                      <X size={20} aria-hidden />
                      <span className="sr-only">Close</span>
                    </Dialog.Close>
                  </div>
                  <History {...history} chosen={() => setDrawer(false)} />
                </Dialog.Content>
              </Dialog.Portal>
            </Dialog.Root>
          </div>
          <p className="mt-2 text-muted">{whoAnswers[allowance.by]}</p>
        </header>

        <div className="flex-1">
          {conversation.kind === 'loading' ? (
            <div role="status" aria-label="Loading" className="grid gap-4">
              <Skeleton className="h-12 w-3/5 justify-self-end" />
              <Skeleton className="h-24" />
            </div>
          ) : null}
          {conversation.kind === 'failed' ? (
            <Banner
              tone="wrong"
              action={
                conversation.code === 'NOT_FOUND' ? null : (
                  <Button look="secondary" onClick={reload}>
                    Try again
                  </Button>
                )
              }
            >
              {conversation.code === 'NOT_FOUND'
                ? 'This chat is not here (any more). Ask below to begin another.'
                : errorText(conversation.code)}
            </Banner>
          ) : null}
          {conversation.kind === 'open' && messages.length === 0 ? (
            <Suggestions
              entitled={learner.entitled}
              closed={allowance.left === 0}
              ask={(question) => {
                void send(question);
                field.current?.focus({ preventScroll: true });
              }}
            />
          ) : null}
          {messages.length > 0 ? (
            <ol ref={list} aria-label="Conversation" className="grid grid-cols-[minmax(0,1fr)] gap-9 pb-8">
              {messages.map((message, place) => (
                <Message
                  key={message.id}
                  message={message}
                  answering={answering === message.id}
                  last={place === messages.length - 1}
                  retry={
                    answering === null && allowance.left > 0
                      ? () => void send(message.question, message.id)
                      : null
                  }
                />
              ))}
            </ol>
          ) : null}
        </div>

        <div className="sticky bottom-0 z-10 -mx-5 grid gap-2 border-t border-line bg-page px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          {problem === null ? null : <Banner tone="wrong">{problem} Your question is still here.</Banner>}
          <AllowanceNote allowance={allowance} />
          <Composer
            field={field}
            text={text}
            write={write}
            send={() => void send(text.trim())}
            answering={answering !== null}
            stop={stop}
            closed={allowance.left === 0 || notShown}
          />
        </div>
        <p role="status" className="sr-only">
          <Mixed>{said}</Mixed>
        </p>
      </div>
    </div>
  );
}
