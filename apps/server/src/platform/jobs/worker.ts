import { describeError, type Log } from '../log.ts';

export interface Worker {
  /** Runs the job now, or once more after the current run, without waiting for the next poll. */
  readonly wake: () => void;
  /** Stops after the current run, which `isStopped` can end early. */
  readonly stop: () => Promise<void>;
}

interface WorkerOptions {
  /** Name of the job in the log. */
  readonly name: string;
  readonly log: Log;
  readonly pollIntervalMs: number;
  /** Milliseconds until the first run; default 0. */
  readonly initialDelayMs?: number;
  /** Does the work that is due. */
  readonly run: (isStopped: () => boolean) => Promise<void>;
}

/** Polls in this process, one run at a time. A run that fails is logged; the next poll tries again. */
export function startWorker({ name, log, pollIntervalMs, initialDelayMs = 0, run }: WorkerOptions): Worker {
  let stopped = false;
  let wokenMeanwhile = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const poll = () => {
    clearTimeout(timer);
    if (stopped) return;
    // What was added since the current run read the queue must not wait for the next poll.
    if (running) {
      wokenMeanwhile = true;
      return;
    }
    wokenMeanwhile = false;
    running = run(() => stopped)
      .catch((error: unknown) => log.error({ job: name, error: describeError(error) }, 'job failed'))
      .finally(() => {
        running = null;
        if (!stopped) timer = setTimeout(poll, wokenMeanwhile ? 0 : pollIntervalMs);
      });
  };
  timer = setTimeout(poll, initialDelayMs);

  return {
    wake: poll,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
