import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ProgressBar } from '../ui/Progress.tsx';

/**
 * Fits the screen to the part of the page that the keyboard of a phone leaves visible: iOS draws its keyboard over the
 * page, without changing the height of the viewport, and would cover the action bar. Not while the page is zoomed in.
 */
function useVisibleHeight(screen: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const fit = () => {
      const isCovered = viewport.scale === 1 && window.innerHeight - viewport.height > 1;
      screen.current?.style.setProperty('height', isCovered ? `${viewport.height}px` : null);
      screen.current?.style.setProperty('top', isCovered ? `${viewport.offsetTop}px` : null);
    };
    fit();
    viewport.addEventListener('resize', fit);
    viewport.addEventListener('scroll', fit);
    return () => {
      viewport.removeEventListener('resize', fit);
      viewport.removeEventListener('scroll', fit);
    };
  }, [screen]);
}

/**
 * Marks the content while a verdict leaves too little room for it: then options that are neither right nor chosen are
 * hidden (OptionRow.tsx). Elsewhere a verdict moves nothing.
 */
function useCrowding(content: RefObject<HTMLElement | null>, isJudged: boolean, contentKey: string | number) {
  useLayoutEffect(() => {
    const box = content.current;
    if (!box || !isJudged) return undefined;
    // Again when an explanation that is loaded on demand makes the bar taller.
    const observer = new ResizeObserver(() => {
      if ((box.firstElementChild?.clientHeight ?? 0) > box.clientHeight) box.setAttribute('data-crowded', '');
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
      box.removeAttribute('data-crowded');
    };
  }, [content, isJudged, contentKey]);
}

interface RunScreenProps {
  /** Gets the focus with each question. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The name of the screen, such as the position of its question. */
  readonly label: string;
  /** Ids of the texts that describe the screen, such as its question. */
  readonly describedBy?: string | undefined;
  readonly header: ReactNode;
  readonly bar: ReactNode;
  /** A new value, such as the number of the question, shows the content from its top. */
  readonly contentKey: string | number;
  readonly isWide?: boolean;
  /** There is a verdict. */
  readonly isJudged?: boolean;
  /** The content keeps its height when it is answered: it is in the middle, on a phone its options are at the bottom. */
  readonly isCentered?: boolean;
  /** The content has no controls: it takes the focus itself, to be scrolled by keyboard. */
  readonly isText?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A full screen for a run of questions: header, content, which scrolls where it does not fit, and the action bar at the
 * bottom edge. It covers the page, which base.css hides from sight, keyboard and screen readers (`data-run-screen`).
 */
export function RunScreen({
  ref,
  label,
  describedBy,
  header,
  bar,
  contentKey,
  isWide = false,
  isCentered = false,
  isJudged = false,
  isText = false,
  className = '',
  children,
}: RunScreenProps) {
  const content = useRef<HTMLDivElement>(null);
  useVisibleHeight(ref);
  useCrowding(content, isJudged, contentKey);
  useEffect(() => {
    content.current?.scrollTo({ top: 0, behavior: 'instant' });
  }, [contentKey]);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      data-run-screen=""
      className={`fixed inset-x-0 top-0 z-40 flex h-dvh flex-col bg-page outline-none ${className}`}
    >
      {header}
      <div
        ref={content}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- to scroll it by keyboard (WCAG 2.1.1)
        tabIndex={isText ? 0 : undefined}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain focus-visible:-outline-offset-3"
      >
        <div
          data-centered={isCentered ? '' : undefined}
          className={`mx-auto flex min-h-run flex-col gap-5 px-5 pt-3 pb-5 max-sm:gap-3 short:gap-3 short:pt-1 short:pb-2 short:max-sm:gap-2 sm:pt-dvh-6 sm:data-centered:justify-center sm:data-centered:pt-3 ${isWide ? 'max-w-quiz lg:max-w-page' : 'max-w-quiz'}`}
        >
          {children}
        </div>
      </div>
      {bar}
    </div>
  );
}

const headerButton =
  'grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-wine-soft hover:text-wine aria-disabled:opacity-50';

/** A button of the header that shows an icon only. */
export function HeaderButton({
  label,
  isDisabled = false,
  onClick,
  children,
}: {
  label: string;
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      // Not `disabled`: that would lose the focus after the click.
      aria-disabled={isDisabled}
      onClick={onClick}
      className={headerButton}
    >
      {children}
    </button>
  );
}

interface RunHeaderProps {
  /** Closes the run: a link, or a button. */
  readonly close: { readonly label: string } & ({ readonly to: string } | { readonly onClick: () => void });
  readonly progress?: { readonly percent: number; readonly label: string };
  /** The title of the run, shown where there is room. */
  readonly title?: string;
  /** The position in the run, such as "4 of 12". */
  readonly position?: string;
  /** Further buttons, or a clock. */
  readonly children?: ReactNode;
}

/** Close button, progress and position of a run. */
export function RunHeader({ close, progress, title, position, children }: RunHeaderProps) {
  const icon = <X size={22} aria-hidden />;
  return (
    <div className="mx-auto flex w-full max-w-page items-center gap-x-2 px-5 pt-2 pb-1 max-sm:px-3 sm:pt-3">
      {'to' in close ? (
        <Link to={close.to} aria-label={close.label} title={close.label} className={headerButton}>
          {icon}
        </Link>
      ) : (
        <HeaderButton label={close.label} onClick={close.onClick}>
          {icon}
        </HeaderButton>
      )}
      {title === undefined ? null : <strong className="truncate max-md:sr-only">{title}</strong>}
      {progress ? <ProgressBar {...progress} className="h-2 min-w-8 flex-1" /> : <span className="flex-1" />}
      {position === undefined ? null : (
        <span className="text-muted tabular-nums max-sm:text-sm sm:whitespace-nowrap">{position}</span>
      )}
      {children}
    </div>
  );
}

const tones = {
  neutral: 'border-line bg-page',
  right: 'border-correct bg-correct-soft',
  wrong: 'border-wrong bg-wrong-soft',
} as const;
export type BarTone = keyof typeof tones;

/** The second click of a double click would press what has taken the place of the button: an answer, and its verdict unread. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail !== 2) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The bar at the bottom edge: the verdict, in its color, and the action, always at the same place. */
export function RunBar({
  tone = 'neutral',
  feedback,
  actions,
}: {
  tone?: BarTone;
  feedback?: ReactNode;
  actions: ReactNode;
}) {
  return (
    <div className={`border-t transition-colors ${tones[tone]}`}>
      <div className="mx-auto flex max-w-page gap-x-6 gap-y-2 px-5 pt-3 pb-safe-or-3 max-sm:flex-col max-sm:pt-2 short:max-sm:pb-safe-or-2 sm:min-h-20 sm:items-center">
        <div className="bar-text max-h-dvh-40 short:max-h-dvh-36 max-sm:text-note max-sm:leading-snug sm:flex-1">
          {feedback}
        </div>
        <div
          onClickCapture={ignoreSecondClick}
          className="flex shrink-0 flex-wrap justify-end gap-3 max-sm:gap-2 max-sm:*:flex-auto"
        >
          {actions}
        </div>
      </div>
    </div>
  );
}
