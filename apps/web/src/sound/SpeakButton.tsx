import { Square, Volume2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { loadPlayer } from './loadPlayer.ts';
import { activeButton, getSoundPreferences, useIsActiveButton } from './state.ts';

/** Clip names by button: the observer prefetches the clips of visible buttons. */
const clipNames = new WeakMap<Element, string>();
const visibilityObserver =
  typeof IntersectionObserver === 'undefined'
    ? null
    : new IntersectionObserver((entries) => {
        void loadPlayer()
          .then(({ prefetchClip, cancelPrefetch }) => {
            for (const { target, isIntersecting } of entries) {
              const name = clipNames.get(target);
              if (name !== undefined) (isIntersecting ? prefetchClip : cancelPrefetch)(name);
            }
          })
          // Fails offline, for example; pressing the button retries.
          .catch(() => undefined);
      });

interface SpeakProps {
  /** Name of the clip: the text itself, or the id of a longer one. */
  readonly name: string;
  /** The spoken text, if the name is an id. */
  readonly text?: string;
  /** Highlighted for at least a second: words, letters, examples (AUD-02, ADV-05), but not lines and texts. */
  readonly hasMinHighlight?: boolean;
  /** Words instead of an icon alone, such as 'Listen'. */
  readonly label?: string;
  /** Plays slowly, whatever the sound preferences. */
  readonly slow?: boolean;
  /** Never plays with a voice of the browser: for ear training, whose contrasts were measured in the clips. */
  readonly clipOnly?: boolean;
  /** Plays when it appears, unless the learner has switched that off. */
  readonly autoPlay?: boolean;
  /** For many buttons side by side, 10 px or more apart: `hit-area` extends each. */
  readonly small?: boolean;
  readonly className?: string;
}

/** A button that plays a Georgian text; pressed again it stops. */
export function SpeakButton({
  name,
  text = name,
  hasMinHighlight = false,
  label,
  slow = false,
  clipOnly = false,
  autoPlay = false,
  small = false,
  className = '',
}: SpeakProps) {
  const buttonId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isActive = useIsActiveButton(buttonId);
  useEffect(() => {
    const element = button.current;
    if (!element || !visibilityObserver) return;
    clipNames.set(element, name);
    visibilityObserver.observe(element);
    return () => visibilityObserver.unobserve(element);
  }, [name]);
  useEffect(() => {
    if (autoPlay && getSoundPreferences().autoPlay)
      loadPlayer().then(
        ({ play }) => play({ buttonId, name, text, hasMinHighlight, slow, clipOnly }),
        () => undefined,
      );
  }, [autoPlay, buttonId, name, text, hasMinHighlight, slow, clipOnly]);
  // Stops the clip when its button is unmounted.
  useEffect(
    () => () => {
      if (activeButton.get()?.buttonId === buttonId)
        void loadPlayer().then(({ stopIfActive }) => stopIfActive(buttonId));
    },
    [buttonId],
  );
  // A failure to load the player is handled when the button is pressed.
  const preloadClip = () =>
    void loadPlayer().then(
      ({ preloadAudio }) => preloadAudio(name),
      () => undefined,
    );
  const Icon = isActive && label ? Square : Volume2;
  return (
    <button
      ref={button}
      type="button"
      aria-pressed={label ? undefined : isActive}
      data-clip={name}
      onPointerEnter={preloadClip}
      onPointerDown={preloadClip}
      onFocus={preloadClip}
      onClick={() => {
        loadPlayer().then(
          ({ togglePlayback }) => togglePlayback({ buttonId, name, text, hasMinHighlight, slow, clipOnly }),
          (error: unknown) => console.warn('The player cannot be loaded.', error),
        );
      }}
      // Relative: otherwise the sr-only text of a scrolling table would widen the page.
      className={`relative inline-flex shrink-0 items-center justify-center rounded-full border-1.5 font-semibold transition-colors ${
        label ? 'min-h-11 gap-2 px-4' : small ? 'hit-area size-9' : 'size-11'
      } ${isActive ? 'border-wine bg-wine text-on-wine' : 'border-line bg-surface text-wine hover:border-wine'} ${className}`}
    >
      <Icon size={label || small ? 18 : 20} aria-hidden />
      {label ? (
        isActive ? (
          'Stop'
        ) : (
          label
        )
      ) : (
        <span className="sr-only">
          Listen to{' '}
          <span lang="ka" translate="no">
            {text}
          </span>
        </span>
      )}
    </button>
  );
}
