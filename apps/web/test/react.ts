/**
 * Component tests use React's production build, which has no `act`: these helpers wait for React's scheduler
 * instead.
 */
import type { ReactNode } from 'react';
import { render as mount } from 'vitest-browser-react';
import { runTasks } from './tasks.ts';

/** Runs `change` and waits until React has rendered what follows from it, effects included. */
export async function actAndWait(change: () => unknown): Promise<void> {
  await change();
  await runTasks();
}

/** Mounts a node of React and waits until it is rendered. `test/setup.ts` unmounts it. */
export async function render(node: ReactNode) {
  const { container, rerender } = await mount(node);
  await runTasks();
  return {
    container,
    rerender: async (next: ReactNode) => actAndWait(() => rerender(next)),
  };
}
