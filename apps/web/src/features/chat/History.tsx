import type { Conversation } from '@ena/contract/chat';
import { maxTitleLength } from '@ena/domain/assistant/conversation';
import { Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { AlertDialog, Dialog, DropdownMenu } from 'radix-ui';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { api, errorCodeOf } from '../../platform/client.ts';
import { errorText } from '../../platform/errorTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Feedback.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextWithGeorgian } from '../../ui/Georgian.tsx';
import { dialogClassName, DialogOverlay } from './dialog.tsx';

const menuItemClasses =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md px-3 outline-none data-[highlighted]:bg-wine-soft data-[highlighted]:text-wine';

/** Sends at most one request at a time, and has the error text of the last one. */
function useRequest() {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (request: () => Promise<unknown>, onSuccess: () => void) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await request();
      onSuccess();
    } catch (error) {
      setProblem(errorText(errorCodeOf(error)));
    } finally {
      setBusy(false);
    }
  };
  return { problem, busy, send };
}

interface ConversationHandlers {
  readonly onRenamed: (conversation: Conversation) => void;
  readonly onRemoved: (id: string) => void;
}

interface DialogProps {
  readonly conversation: Conversation;
  readonly close: () => void;
  /** Called when the dialog has closed. */
  readonly returnFocus: (event: Event) => void;
}

function RenameDialog({
  conversation,
  close,
  returnFocus,
  onRenamed,
}: DialogProps & Pick<ConversationHandlers, 'onRenamed'>) {
  const { problem, busy, send } = useRequest();
  const [title, setTitle] = useState(conversation.title);
  const [isTitleMissing, setIsTitleMissing] = useState(false);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') return setIsTitleMissing(true);
    void send(async () => {
      const response = await api.chat.rename({ conversationId: conversation.id, title });
      onRenamed(response.conversation);
    }, close);
  };
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : close())}>
      <Dialog.Portal>
        <DialogOverlay />
        <Dialog.Content
          className={dialogClassName}
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
        >
          <Dialog.Title className="text-2xl">Rename this chat</Dialog.Title>
          <form onSubmit={onSubmit} className="grid gap-3">
            <Field
              label="Title"
              name="title"
              value={title}
              maxLength={maxTitleLength}
              error={isTitleMissing ? 'Please enter a title.' : undefined}
              onChange={({ target }) => {
                setIsTitleMissing(false);
                setTitle(target.value);
              }}
            />
            {problem === null ? null : <Banner tone="wrong">{problem}</Banner>}
            <div className="flex flex-wrap gap-3">
              <Button type="submit" aria-disabled={busy}>
                {busy ? 'Saving…' : 'Save'}
              </Button>
              <Button variant="quiet" onClick={close}>
                Cancel
              </Button>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function DeleteDialog({
  conversation,
  close,
  returnFocus,
  onRemoved,
}: DialogProps & Pick<ConversationHandlers, 'onRemoved'>) {
  const { problem, busy, send } = useRequest();
  const { id, title } = conversation;
  return (
    <AlertDialog.Root open onOpenChange={(open) => (open ? undefined : close())}>
      <AlertDialog.Portal>
        <DialogOverlay />
        <AlertDialog.Content aria-modal className={dialogClassName} onCloseAutoFocus={returnFocus}>
          <AlertDialog.Title className="text-2xl">Delete this chat?</AlertDialog.Title>
          <AlertDialog.Description>
            “<TextWithGeorgian>{title}</TextWithGeorgian>” will be permanently deleted, with all its questions
            and answers.
          </AlertDialog.Description>
          {problem === null ? null : <Banner tone="wrong">{problem}</Banner>}
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              aria-disabled={busy}
              className="border-wrong text-wrong"
              onClick={() =>
                void send(
                  () => api.chat.remove({ conversationId: id }),
                  () => {
                    close();
                    onRemoved(id);
                  },
                )
              }
            >
              {busy ? 'Deleting…' : 'Delete'}
            </Button>
            <AlertDialog.Cancel asChild>
              <Button variant="quiet">Keep it</Button>
            </AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

interface HistoryProps extends ConversationHandlers {
  readonly conversations: readonly Conversation[];
  readonly currentId: string | null;
  /** Called when a link of the list is followed. */
  readonly onSelect?: () => void;
}

/** The learner's conversations, with a link to each and to a new one. */
export function History({ conversations, currentId, onSelect, onRenamed, onRemoved }: HistoryProps) {
  const [dialog, setDialog] = useState<{ kind: 'rename' | 'remove'; conversation: Conversation } | null>(
    null,
  );
  const list = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const close = () => setDialog(null);
  // To the menu button, or to the list if the button was removed with its chat.
  const returnFocus = (event: Event) => {
    event.preventDefault();
    (menuButton.current?.isConnected ? menuButton.current : list.current)?.focus();
  };
  return (
    <nav
      ref={list}
      tabIndex={-1}
      aria-label="Chats"
      className="grid grid-cols-1 content-start gap-1 outline-none"
    >
      <Link
        to="/chat"
        preventScrollReset
        onClick={onSelect}
        className="mb-2 flex min-h-11 -outline-offset-3 items-center gap-2 rounded-md border-1.5 border-control bg-surface px-3 font-semibold hover:border-wine hover:text-wine"
      >
        <Plus size={18} aria-hidden /> New chat
      </Link>
      {conversations.length === 0 ? (
        <p className="px-3 py-2 text-sm text-muted">Your chats will be kept here, until you delete them.</p>
      ) : null}
      <ul className="grid grid-cols-1 gap-0.5">
        {conversations.map((conversation) => (
          <li key={conversation.id} className="flex items-center">
            <Link
              to={`/chat?c=${conversation.id}`}
              aria-current={conversation.id === currentId ? 'page' : undefined}
              onClick={onSelect}
              className="flex min-h-11 min-w-0 flex-1 items-center rounded-md px-3 py-2 hover:text-wine aria-[current=page]:bg-wine-soft aria-[current=page]:font-semibold aria-[current=page]:text-wine"
            >
              <span className="truncate">
                <TextWithGeorgian>{conversation.title}</TextWithGeorgian>
              </span>
            </Link>
            <DropdownMenu.Root modal={false}>
              <DropdownMenu.Trigger
                onClick={(event) => {
                  menuButton.current = event.currentTarget;
                }}
                onFocus={(event) => {
                  menuButton.current = event.currentTarget;
                }}
                className="relative grid size-11 shrink-0 place-items-center rounded-md text-muted hover:text-wine"
              >
                <Ellipsis size={18} aria-hidden />
                <span className="sr-only">
                  Options for <TextWithGeorgian>{conversation.title}</TextWithGeorgian>
                </span>
              </DropdownMenu.Trigger>
              <DropdownMenu.Portal>
                <DropdownMenu.Content
                  align="end"
                  className="appear z-50 w-44 rounded-lg border border-line bg-surface p-1.5 text-ink shadow-lift"
                >
                  <DropdownMenu.Item
                    className={menuItemClasses}
                    onSelect={() => setDialog({ kind: 'rename', conversation })}
                  >
                    <Pencil size={17} aria-hidden /> Rename
                  </DropdownMenu.Item>
                  <DropdownMenu.Item
                    className={menuItemClasses}
                    onSelect={() => setDialog({ kind: 'remove', conversation })}
                  >
                    <Trash2 size={17} aria-hidden /> Delete
                  </DropdownMenu.Item>
                </DropdownMenu.Content>
              </DropdownMenu.Portal>
            </DropdownMenu.Root>
          </li>
        ))}
      </ul>
      {dialog?.kind === 'rename' ? (
        <RenameDialog
          conversation={dialog.conversation}
          close={close}
          returnFocus={returnFocus}
          onRenamed={onRenamed}
        />
      ) : null}
      {dialog?.kind === 'remove' ? (
        <DeleteDialog
          conversation={dialog.conversation}
          close={close}
          returnFocus={returnFocus}
          onRemoved={onRemoved}
        />
      ) : null}
    </nav>
  );
}
