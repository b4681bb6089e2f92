import { onTestFinished, vi } from 'vitest';

/** Until the end of the test, `performance.now` advances only by calls of the returned function, not by pauses of a busy machine. */
export function pauseClock(): (ms: number) => void {
  let time = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time);
  onTestFinished(() => {
    clock.mockRestore();
  });
  return (ms) => void (time += ms);
}
