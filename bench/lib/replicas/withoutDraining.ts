/** Preloaded by a server: SIGTERM ends it at once, without a graceful shutdown. */
// oxlint-disable-next-line typescript/unbound-method -- the proxy passes `this` on
process.on = new Proxy(process.on, {
  apply: (on, self, [event, listener]: unknown[]): unknown =>
    Reflect.apply(on, self, [event, event === 'SIGTERM' ? () => process.exit(0) : listener]),
});
