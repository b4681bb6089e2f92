import { useEffect } from 'react';

/** Calls `stop` when Escape is pressed during playback, unless the key closes something else, such as a popover. */
export function useStopOnEscape(isPlaying: boolean, stop: () => void): void {
  useEffect(() => {
    if (!isPlaying) return;
    const handleKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) stop();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isPlaying, stop]);
}
