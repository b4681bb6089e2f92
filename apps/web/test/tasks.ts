/** Rendering, its effects, and what they update are one task each; so are the parts of a response. */
const maxTasks = 10;

/** Lets pending tasks run. Uses a message channel, as React's scheduler: not affected by fake timers. */
export async function runTasks(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  for (let task = 0; task < maxTasks; task += 1)
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(null);
    });
  port1.close();
}
