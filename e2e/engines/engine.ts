/** What a journey needs of a browser engine; `page.ts` builds on it, the same for all engines. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** A running browser with one page, and a profile of its own. */
export interface Engine {
  /** Errors that pages have logged or thrown; always empty for an engine that does not report them. */
  readonly errors: readonly string[];
  /** Loads a URL and waits for its load event. */
  readonly open: (url: string) => Promise<unknown>;
  /** Evaluates a JavaScript expression in the page, and returns its value or what its promise resolves to. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Input as from a person: it is trusted, so that sound may be played after it. */
  readonly clickAt: (x: number, y: number) => Promise<void>;
  /** Presses the key of each character, while `held` is held down; a line break is the Enter key. */
  readonly press: (text: string, held?: 'Shift' | 'Control') => Promise<void>;
  /** The visible part of the page, as PNG. */
  readonly screenshot: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}
