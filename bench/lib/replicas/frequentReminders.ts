/** Preloaded by a server: looks for reminders that are due every two seconds, not every five minutes. */
const [pollIntervalMs, frequentMs] = [5 * 60 * 1000, 2000];

globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply: (setTimeout, self, [callback, ms, ...rest]: unknown[]): unknown =>
    Reflect.apply(setTimeout, self, [callback, ms === pollIntervalMs ? frequentMs : ms, ...rest]),
});
