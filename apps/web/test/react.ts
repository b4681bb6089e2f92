/**
 * React in component tests is the production build, which has no `act`: these helpers wait for React's scheduler instead.
 */
import type { ReactNode } from 'react';
import { render as mount } from 'vitest-browser-react';

/** Rendering, its effects, and what they update are one task of React's scheduler each. */
const maxTasks = 10;

/** Waits until React has rendered what was updated, effects included. Its scheduler uses message channels, as this does. */
async function reactRendered(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  for (let task = 0; task < maxTasks; task += 1)
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(null);
    });
  port1.close();
}

/** Runs `change` and waits until React has rendered what follows from it, effects included. */
export async function rendered(change: () => unknown): Promise<void> {
  await change();
  await reactRendered();
}

/** Mounts a node of React and waits until it is rendered. `test/setup.ts` unmounts it. */
export async function render(node: ReactNode) {
  const { container, rerender } = await mount(node);
  await reactRendered();
  return {
    container,
    rerender: async (next: ReactNode) => rendered(() => rerender(next)),
  };
}
