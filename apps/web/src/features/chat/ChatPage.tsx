import type { Allowance, Conversation as ConversationSummary } from '@ena/contract/chat';
import type { Learner } from '@ena/contract/session';
import { timerDelay } from '@ena/domain/clock/timerDelay';
import { MessagesSquare, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBlocker, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { api } from '../../platform/client.ts';
import { errorText } from '../../platform/errorTexts.ts';
import { deleteFromLearnerCaches } from '../../platform/learnerCaches.ts';
import { session } from '../../platform/session.ts';
import { scrollBehavior } from '../../platform/scrollBehavior.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner, Skeleton } from '../../ui/Feedback.tsx';
import { TextWithGeorgian } from '../../ui/Georgian.tsx';
import { Composer } from './Composer.tsx';
import { DialogOverlay } from './dialog.tsx';
import { saveChatDraft, readChatDraft } from './chatDraft.ts';
import { History } from './History.tsx';
import { answerStatusText, Message } from './Message.tsx';
import { Suggestions } from './Suggestions.tsx';
import { type ShownMessage, useConversation } from './useConversation.ts';

/** The number of questions left is shown when it is below this. */
const lowAllowance = 10;
/** Maximum number of characters of an answer that screen readers announce. */
const maxAnnouncedLength = 600;

const sourceTexts = {
  course: 'I answer from Ena’s course and its grammar: from the lessons that you can open.',
  model: 'A language model answers, based on Ena’s course. It can be wrong: check the linked lessons.',
} as const;

/** The text of the live region for an answer: as a whole and without Markdown, not chunk by chunk. */
async function announcementOf(message: ShownMessage): Promise<string> {
  const { toPlainText } = await import('./Markdown.tsx');
  const text = toPlainText(message.answer);
  const shortened = text.length > maxAnnouncedLength ? `${text.slice(0, maxAnnouncedLength)}…` : text;
  return [shortened, answerStatusText(message) ?? ''].join(' ').trim();
}

/** 'from 5:37 PM', or 'from 5:37 PM tomorrow': the allowance resets within a day. */
function formatResetTime(moment: string): string {
  const then = new Date(moment);
  const time = then.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return `from ${time}${then.getDate() === new Date().getDate() ? '' : ' tomorrow'}`;
}

function AllowanceNote({ allowance: { left, perDay, resetsAt } }: { allowance: Allowance }) {
  if (left === 0)
    return (
      <Banner>
        You have used all {perDay} questions for today.{' '}
        {resetsAt ? `You can ask again ${formatResetTime(resetsAt)}.` : ''} Your draft is saved.
      </Banner>
    );
  return left < lowAllowance ? (
    <p className="text-sm text-muted">
      {left === 1 ? 'One question is' : `${left} questions are`} left for today.
    </p>
  ) : null;
}

interface ChatProps {
  readonly learner: Learner;
  readonly conversations: readonly ConversationSummary[];
  readonly allowance: Allowance;
}

const pageClassName = 'mx-auto flex max-w-page gap-8 px-5';
const historyClassName =
  'sticky top-16 max-h-dvh-minus-16 w-60 shrink-0 self-start overflow-x-clip overflow-y-auto py-8 max-xl:hidden';
const columnClassName = 'mx-auto flex min-h-dvh-minus-16 w-full max-w-prose min-w-0 flex-col pt-6 sm:pt-8';

function Header({ action, source }: { action?: ReactNode; source?: string }) {
  return (
    <header className="mb-6">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h1 className="text-title-compact">AI Chat Assistant</h1>
        {action}
      </div>
      <p className="mt-2 text-muted">
        Ask for a word, a letter, the forms of a noun or a verb, or a point of grammar.
        {source ? null : ' Your chats are being loaded.'}
      </p>
      {source ? <p className="mt-1 text-sm text-muted">{source}</p> : null}
    </header>
  );
}

/** The page as it is prerendered, for all learners. Its text is longer than what replaces it, as in NounFrame.tsx. */
export function ChatSkeleton() {
  return (
    <div className={pageClassName}>
      <aside className={historyClassName} />
      <div className={columnClassName}>
        <Header />
        <Skeleton className="h-44" />
      </div>
    </div>
  );
}

/** A conversation with the assistant, next to the list of conversations (decision D16). */
export function ChatPage({ learner, ...initialList }: ChatProps) {
  const [query] = useSearchParams();
  const id = query.get('c');
  const navigate = useNavigate();
  const [{ conversations, allowance }, setList] = useState(initialList);
  const [text, setText] = useState(() => readChatDraft(learner.id));
  const [problem, setProblem] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const isLeaving = useRef(false);
  // Called when a navigation starts; `useNavigation` tells it only after the next render, when the answer may have
  // begun.
  useBlocker(({ nextLocation }) => {
    isLeaving.current = nextLocation.pathname !== '/chat';
    return false;
  });
  const isNavigating = useNavigation().location !== undefined;
  useEffect(() => {
    if (!isNavigating) isLeaving.current = false;
  }, [isNavigating]);

  const write = (next: string) => {
    setText(next);
    saveChatDraft(learner.id, next);
  };
  const refresh = () => api.chat.list().then(setList, () => undefined);
  const { conversation, answering, ask, stop, reload } = useConversation(id, allowance.by, {
    onCreated: (createdId) => {
      // A learner who is leaving for another page is not navigated back.
      if (!isLeaving.current) void navigate(`/chat?c=${createdId}`, { preventScrollReset: true });
    },
    onAnswerEnd: () => void refresh(),
  });
  const messages = conversation.kind === 'open' ? conversation.messages : [];
  // No question can be added until the conversation is loaded.
  const isConversationMissing =
    conversation.kind === 'loading' || (conversation.kind === 'failed' && conversation.code !== 'NOT_FOUND');

  // Scrolls the new question to the top of the page; its answer is streamed in below.
  useEffect(() => {
    if (answering === null) return;
    list.current
      ?.querySelector(`[data-message="${CSS.escape(answering)}"]`)
      ?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
  }, [answering]);
  useEffect(() => setProblem(null), [id]);
  const { left, resetsAt } = allowance;
  useEffect(() => {
    if (left > 0 || resetsAt === null) return undefined;
    const delayMs = timerDelay(Math.max(1000, Date.parse(resetsAt) - Date.now()));
    const timer = setTimeout(() => void refresh(), delayMs);
    return () => clearTimeout(timer);
  }, [left, resetsAt]);

  const send = async (question: string, messageId?: string) => {
    setProblem(null);
    setAnnouncement('Looking for an answer.');
    // A suggestion does not clear the draft in the field.
    if (messageId === undefined && question === text.trim()) write('');
    const outcome = await ask(question, messageId);
    if (outcome.kind === 'ended')
      return setAnnouncement(outcome.message ? await announcementOf(outcome.message) : 'Stopped.');
    // Puts the question back into the field, unless something else was typed meanwhile.
    if (messageId === undefined && (field.current?.value ?? '') === '') write(question);
    if (outcome.kind === 'canceled') return setAnnouncement('Stopped. Your question is in the field again.');
    setAnnouncement('');
    if (outcome.code === 'UNAUTHENTICATED') {
      session.set(null);
      await navigate(`/login?from=${encodeURIComponent(id === null ? '/chat' : `/chat?c=${id}`)}`);
      return;
    }
    setProblem(errorText(outcome.code));
  };

  const history = {
    conversations,
    currentId: id,
    onRenamed: (renamed: ConversationSummary) =>
      setList((now) => ({
        ...now,
        conversations: now.conversations.map((one) => (one.id === renamed.id ? renamed : one)),
      })),
    onRemoved: (removedId: string) => {
      setList((now) => ({
        ...now,
        conversations: now.conversations.filter((one) => one.id !== removedId),
      }));
      const listPath = '/api/chat/conversations';
      // The list, whose copy has the title, is loaded again, so that it stays available offline.
      void deleteFromLearnerCaches([listPath, `${listPath}/${removedId}`]).then(refresh, () => undefined);
      if (removedId === id) void navigate('/chat', { replace: true });
    },
  };

  return (
    <div className={pageClassName}>
      <aside className={historyClassName}>
        <History {...history} />
      </aside>
      <div className={columnClassName}>
        <Header
          source={sourceTexts[allowance.by]}
          action={
            <Dialog.Root open={isDrawerOpen} onOpenChange={setIsDrawerOpen}>
              <Dialog.Trigger asChild>
                <Button variant="secondary" className="min-h-11 px-3.5 py-2 xl:hidden">
                  <MessagesSquare size={18} aria-hidden /> Chats
                </Button>
              </Dialog.Trigger>
              <Dialog.Portal>
                <DialogOverlay />
                <Dialog.Content
                  aria-describedby={undefined}
                  className="appear fixed inset-y-0 left-0 z-50 grid w-88 max-w-7/8 content-start gap-3 overflow-y-auto border-r border-line bg-page p-5 text-ink shadow-lift"
                >
                  <div className="flex items-center justify-between">
                    <Dialog.Title className="text-2xl">Chats</Dialog.Title>
                    <Dialog.Close className="grid size-11 place-items-center rounded-md text-muted hover:text-wine">
                      <X size={20} aria-hidden />
                      <span className="sr-only">Close</span>
                    </Dialog.Close>
                  </div>
                  <History {...history} onSelect={() => setIsDrawerOpen(false)} />
                </Dialog.Content>
              </Dialog.Portal>
            </Dialog.Root>
          }
        />

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
                  <Button variant="secondary" onClick={reload}>
                    Try again
                  </Button>
                )
              }
            >
              {conversation.code === 'NOT_FOUND'
                ? 'This chat could not be found. Ask below to start a new one.'
                : errorText(conversation.code)}
            </Banner>
          ) : null}
          {conversation.kind === 'open' && messages.length === 0 ? (
            <Suggestions
              entitled={learner.entitled}
              disabled={allowance.left === 0}
              ask={(question) => {
                void send(question);
                field.current?.focus({ preventScroll: true });
              }}
            />
          ) : null}
          {messages.length > 0 ? (
            <ol ref={list} aria-label="Conversation" className="grid grid-cols-1 gap-9 pb-8">
              {messages.map((message, index) => (
                <Message
                  key={message.id}
                  message={message}
                  answering={answering === message.id}
                  last={index === messages.length - 1}
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

        <div className="sticky bottom-0 z-10 -mx-5 grid gap-2 border-t border-line bg-page px-5 pt-3 pb-safe-or-3">
          {problem === null ? null : <Banner tone="wrong">{problem} Your question is still here.</Banner>}
          <AllowanceNote allowance={allowance} />
          <Composer
            field={field}
            text={text}
            write={write}
            send={() => void send(text.trim())}
            answering={answering !== null}
            stop={stop}
            disabled={allowance.left === 0 || isConversationMissing}
          />
        </div>
        <p role="status" className="sr-only">
          <TextWithGeorgian>{announcement}</TextWithGeorgian>
        </p>
      </div>
    </div>
  );
}
