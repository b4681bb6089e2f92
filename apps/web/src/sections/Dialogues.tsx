import type { DialoguesSection } from '@ena/domain/lesson/kinds/dialogues';
import { ChevronDown } from 'lucide-react';
import { usePlaylist } from '../sound/usePlaylist.ts';
import { PageQuestions } from './PageQuestions.tsx';
import { useAccordion, useScrollWhenOpen } from './Panel.tsx';
import { SpokenLines } from './SpokenLines.tsx';
import type { Visit } from './visit.ts';
import { VocabularyList } from './VocabularyList.tsx';

type Conversation = DialoguesSection['conversations'][number];

/** The lines of a conversation with their sound, its vocabulary and its questions. */
export function Dialogue({ conversation, visit }: { conversation: Conversation; visit: Visit }) {
  const playback = usePlaylist(conversation.lines);
  return (
    <div className="grid grid-cols-1 gap-8">
      <SpokenLines
        lines={conversation.lines}
        playback={playback}
        glossary={visit.glossary}
        hasSpeakButtons
        textClassName="text-2xl leading-snug"
      />
      {conversation.vocabulary.length > 0 ? (
        <div>
          <h4 className="mb-2 text-lg font-semibold">Vocabulary</h4>
          <VocabularyList words={conversation.vocabulary} glossary={visit.glossary} />
        </div>
      ) : null}
      <div>
        <h4 className="mb-4 text-lg font-semibold">Questions</h4>
        <PageQuestions questions={conversation.questions} feedback="generic" visit={visit} />
      </div>
    </div>
  );
}

/** One conversation with its toggle; it is scrolled into view when it opens. */
function ConversationRow({
  conversation,
  open,
  toggle,
  visit,
}: {
  conversation: Conversation;
  open: boolean;
  toggle: (id: string) => void;
  visit: Visit;
}) {
  const { id, title, description } = conversation;
  const row = useScrollWhenOpen<HTMLLIElement>(open);
  return (
    <li ref={row} className="scroll-mt-20 rounded-xl border border-line bg-surface">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-lines`}
          onClick={() => toggle(id)}
          className="flex min-h-14 w-full items-center justify-between gap-4 px-4 py-3 text-left hover:text-wine sm:px-5"
        >
          <span>
            <span className="block text-lg">{title}</span>
            <span className="block font-sans text-base font-normal text-muted">{description}</span>
          </span>
          <ChevronDown
            size={20}
            aria-hidden
            className={`shrink-0 text-muted transition-transform ${open ? 'rotate-180' : ''}`}
          />
        </button>
      </h3>
      <div id={`${id}-lines`} hidden={!open} className="border-t border-line p-3 sm:p-6">
        {open ? <Dialogue conversation={conversation} visit={visit} /> : null}
      </div>
    </li>
  );
}

/** The conversations of a topic, at most one open; opening or closing the topic closes it (INT-15). */
export default function Dialogues({
  section,
  visit,
  startsOpen,
}: {
  section: DialoguesSection;
  visit: Visit;
  /** The first conversation is open at first. */
  startsOpen: boolean;
}) {
  const [openId, toggle] = useAccordion(startsOpen ? section.conversations[0]?.id : null);
  return (
    <ul className="grid grid-cols-1 gap-3">
      {section.conversations.map((conversation) => (
        <ConversationRow
          key={conversation.id}
          conversation={conversation}
          open={conversation.id === openId}
          toggle={toggle}
          visit={visit}
        />
      ))}
    </ul>
  );
}
