import { findQuestions, type Question } from '@ena/domain/help/questions';
import { pluralize } from '@ena/domain/text/pluralize';
import { ArrowLeft, ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Button, ButtonLink, TextLink } from '../../ui/Button.tsx';
import { Copybook, TextWithGeorgian } from '../../ui/Georgian.tsx';
import { SearchField, useSearchText } from '../../ui/SearchField.tsx';
import { seoSections, questionCategories } from './questions.ts';

/** The question of the URL hash (deep link). Empty on the first render, to match the prerendered HTML. */
function useLinkedQuestion() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [linkedId, setLinkedId] = useState('');
  useEffect(() => {
    const id = hash.slice(1);
    setLinkedId(id);
    if (id !== '') document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [hash]);
  const linkTo = (id: string) =>
    void navigate({ search, hash: id }, { replace: true, preventScrollReset: true });
  return [linkedId, linkTo] as const;
}

function QuestionEntry({
  question: { id, question, answer, more },
  open,
  toggle,
}: {
  question: Question;
  open: boolean;
  toggle: () => void;
}) {
  return (
    <details id={id} open={open} className="group scroll-mt-24 not-last:border-b not-last:border-line">
      <summary
        onClick={(event) => {
          // `open` is controlled: by the URL, or during a search by state.
          event.preventDefault();
          toggle();
        }}
        className="flex min-h-14 list-none -outline-offset-3 items-center justify-between gap-4 px-5 py-3 font-semibold hover:text-wine [&::-webkit-details-marker]:hidden"
      >
        {question}
        <ChevronDown
          size={22}
          aria-hidden
          className="shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-2 px-5 pt-1 pb-5">
        <p className="max-w-prose text-muted">
          <TextWithGeorgian>{answer}</TextWithGeorgian>
        </p>
        {more ? (
          <p>
            <TextLink to={more.to}>{more.label}</TextLink>
          </p>
        ) : null}
      </div>
    </details>
  );
}

function Categories() {
  const [searchText, setSearchText] = useSearchText();
  const [linkedId, linkTo] = useLinkedQuestion();
  // During a search all answers are open, except those that were closed again.
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const isSearching = searchText.trim() !== '';
  const found = findQuestions(questionCategories, searchText);
  const foundCount = found.reduce((sum, { questions }) => sum + questions.length, 0);

  const isOpen = (id: string) => (isSearching ? !closed.has(id) : id === linkedId);
  const toggle = (id: string) => {
    if (!isSearching) return linkTo(id === linkedId ? '' : id);
    const next = new Set(closed);
    if (!next.delete(id)) next.add(id);
    return setClosed(next);
  };
  return (
    <>
      <SearchField
        label="Search questions"
        placeholder="Search questions..."
        value={searchText}
        onChange={(text) => {
          setClosed(new Set());
          setSearchText(text);
        }}
        className="mb-8 max-w-xl"
      />
      <p role="status" className="sr-only">
        {isSearching ? `${pluralize(foundCount, 'question')} found` : ''}
      </p>
      {found.length === 0 ? (
        <div className="mb-10 grid justify-items-center gap-4 overflow-hidden rounded-2xl border border-line bg-surface px-5 pt-4 pb-8 text-center">
          <Copybook className="text-5xl">კითხვა</Copybook>
          <p>No questions found matching your search. Try a different search term.</p>
          <div className="flex flex-wrap justify-center gap-3">
            <Button variant="secondary" onClick={() => setSearchText('')}>
              Clear search
            </Button>
            <ButtonLink variant="secondary" to="/contact">
              Ask us
            </ButtonLink>
          </div>
        </div>
      ) : null}
      <div className="grid grid-cols-1 gap-8">
        {found.map(({ id, title, questions }) => (
          <section key={id} aria-labelledby={`${id}-questions`}>
            <h2 id={`${id}-questions`} className="mb-3 text-subheading">
              {title}
            </h2>
            <div className="overflow-hidden rounded-xl border border-line bg-surface">
              {questions.map((question) => (
                <QuestionEntry
                  key={question.id}
                  question={question}
                  open={isOpen(question.id)}
                  toggle={() => toggle(question.id)}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}

/** Frequently asked questions, and texts for visitors from search engines (FAQ-01 to FAQ-05). */
export function FaqPage() {
  return (
    <div className="mx-auto max-w-4xl px-5 py-8 sm:py-10">
      <Link to="/" className="inline-flex items-center gap-1.5 rounded-md py-1 text-muted hover:text-wine">
        <ArrowLeft size={17} aria-hidden /> Back to Home
      </Link>
      <h1 className="mt-2 text-title">Frequently Asked Questions</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        About Ena, about learning Georgian, and about Georgia itself.
      </p>
      <Categories />
      <div className="mt-14 grid gap-8 border-t border-line pt-10">
        {seoSections.map(({ title, text }) => (
          <section key={title} className="max-w-prose">
            <h2 className="mb-2 text-subheading">{title}</h2>
            <p className="text-muted">
              <TextWithGeorgian>{text}</TextWithGeorgian>
            </p>
          </section>
        ))}
        <p className="flex flex-wrap gap-3">
          <ButtonLink to="/beginner/alphabet">Begin with the alphabet</ButtonLink>
          <ButtonLink variant="secondary" to="/contact">
            Ask us something else
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
