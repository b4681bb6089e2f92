import type { Conversation } from '@ena/contract/chat';
import { longestTitle } from '@ena/domain/assistant/conversation';
import { Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { AlertDialog, Dialog, DropdownMenu } from 'radix-ui';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { api, failureOf } from '../../lib/client.ts';
import { errorText } from '../../lib/errorTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Feedback.tsx';
import { Field } from '../../ui/Field.tsx';
import { Mixed } from '../../ui/Georgian.tsx';
import { dialogBox, Overlay } from './dialog.tsx';

const item =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md px-3 outline-none data-[highlighted]:bg-wine-soft data-[highlighted]:text-wine';

/** Does something once at a time; says what went wrong. */
function useTry() {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = async (act: () => Promise<unknown>, done: () => void) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await act();
      done();
    } catch (error) {
      setProblem(errorText(failureOf(error)));
    } finally {
      setBusy(false);
    }
  };
  return { problem, busy, attempt };
}

interface Changes {
  readonly renamed: (conversation: Conversation) => void;
  readonly removed: (id: string) => void;
}

function Rename({
  conversation,
  close,
  renamed,
}: { conversation: Conversation; close: () => void } & Pick<Changes, 'renamed'>) {
  const { problem, busy, attempt } = useTry();
  const [title, setTitle] = useState(conversation.title);
  const [unnamed, setUnnamed] = useState(false);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') return setUnnamed(true);
    void attempt(async () => {
      const answer = await api.chat.rename({ conversationId: conversation.id, title });
      renamed(answer.conversation);
    }, close);
  };
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : close())}>
      <Dialog.Portal>
        <Overlay />
        <Dialog.Content className={dialogBox} aria-describedby={undefined}>
          <Dialog.Title className="text-2xl">Rename this chat</Dialog.Title>
          <form onSubmit={onSubmit} className="grid gap-3">
            <Field
              label="Title"
              name="title"
              value={title}
              maxLength={longestTitle}
              error={unnamed ? 'Please enter a title.' : undefined}
              onChange={({ target }) => {
                setUnnamed(false);
                setTitle(target.value);
              }}
            />
            {problem === null ? null : <Banner tone="wrong">{problem}</Banner>}
            <div className="flex flex-wrap gap-3">
              <Button type="submit" aria-disabled={busy}>
                {busy ? 'Saving…' : 'Save'}
              </Button>
              <Button look="quiet" onClick={close}>
                Cancel
              </Button>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Remove({
  conversation,
  close,
  removed,
}: { conversation: Conversation; close: () => void } & Pick<Changes, 'removed'>) {
  const { problem, busy, attempt } = useTry();
  const { id, title } = conversation;
  return (
    <AlertDialog.Root open onOpenChange={(open) => (open ? undefined : close())}>
      <AlertDialog.Portal>
        <Overlay />
        <AlertDialog.Content aria-modal className={dialogBox}>
          <AlertDialog.Title className="text-2xl">Delete this chat?</AlertDialog.Title>
          <AlertDialog.Description>
            “<Mixed>{title}</Mixed>” goes with all its questions and answers, at once and for good.
          </AlertDialog.Description>
          {problem === null ? null : <Banner tone="wrong">{problem}</Banner>}
          <div className="flex flex-wrap gap-3">
            <Button
              look="secondary"
              aria-disabled={busy}
              className="border-wrong text-wrong"
              onClick={() =>
                void attempt(
                  () => api.chat.remove({ conversationId: id }),
                  () => {
                    close();
                    removed(id);
                  },
                )
              }
            >
              {busy ? 'Deleting…' : 'Delete'}
            </Button>
            <AlertDialog.Cancel asChild>
              <Button look="quiet">Keep it</Button>
            </AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

interface HistoryProps extends Changes {
  readonly conversations: readonly Conversation[];
  readonly current: string | null;
  /** A conversation was chosen. */
  readonly chosen?: () => void;
}

/** The learner's conversations, each with its address, and a way to begin another. */
export function History({ conversations, current, chosen, renamed, removed }: HistoryProps) {
  const [asked, setAsked] = useState<{ what: 'rename' | 'remove'; conversation: Conversation } | null>(null);
  const list = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAsked(null);
    // Back to where it was asked for; where that is gone, to the list.
    setTimeout(() => (opener.current?.isConnected ? opener.current : list.current)?.focus());
  };
  return (
    <nav
      ref={list}
      tabIndex={-1}
      aria-label="Chats"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-1 outline-none"
    >
      <Link
        to="/chat"
        preventScrollReset
        onClick={chosen}
        className="mb-2 flex min-h-11 items-center gap-2 rounded-md border-[1.5px] border-control bg-surface px-3 font-semibold hover:border-wine hover:text-wine"
      >
        <Plus size={18} aria-hidden /> New chat
      </Link>
      {conversations.length === 0 ? (
        <p className="px-3 py-2 text-sm text-muted">Your chats will be kept here, until you delete them.</p>
      ) : null}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {conversations.map((conversation) => (
          <li key={conversation.id} className="flex items-center">
            <Link
              to={`/chat?c=${conversation.id}`}
              aria-current={conversation.id === current ? 'page' : undefined}
              onClick={chosen}
              className="flex min-h-11 min-w-0 flex-1 items-center rounded-md px-3 py-2 hover:text-wine aria-[current=page]:bg-wine-soft aria-[current=page]:font-semibold aria-[current=page]:text-wine"
            >
              <span className="truncate">
                <Mixed>{conversation.title}</Mixed>
              </span>
            </Link>
            <DropdownMenu.Root modal={false}>
              <DropdownMenu.Trigger
                onClick={(event) => {
                  opener.current = event.currentTarget;
                }}
                onFocus={(event) => {
                  opener.current = event.currentTarget;
                }}
                className="relative grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-wine"
              >
                <Ellipsis size={18} aria-hidden />
                <span className="sr-only">
                  More for <Mixed>{conversation.title}</Mixed>
                </span>
              </DropdownMenu.Trigger>
              <DropdownMenu.Portal>
                <DropdownMenu.Content
                  align="end"
                  className="appear z-50 w-44 rounded-lg border border-line bg-surface p-1.5 text-ink shadow-lift"
                >
                  <DropdownMenu.Item
                    className={item}
                    onSelect={() => setAsked({ what: 'rename', conversation })}
                  >
                    <Pencil size={17} aria-hidden /> Rename
                  </DropdownMenu.Item>
                  <DropdownMenu.Item
                    className={item}
                    onSelect={() => setAsked({ what: 'remove', conversation })}
                  >
                    <Trash2 size={17} aria-hidden /> Delete
                  </DropdownMenu.Item>
                </DropdownMenu.Content>
              </DropdownMenu.Portal>
            </DropdownMenu.Root>
          </li>
        ))}
      </ul>
      {asked?.what === 'rename' ? (
        <Rename conversation={asked.conversation} close={close} renamed={renamed} />
      ) : null}
      {asked?.what === 'remove' ? (
        <Remove conversation={asked.conversation} close={close} removed={removed} />
      ) : null}
    </nav>
  );
}
