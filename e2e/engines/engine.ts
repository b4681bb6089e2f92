/**
 * What a journey needs of a browser engine. Everything else is the same code for all engines (page.ts). The
 * implementations speak W3C protocols directly: docs/decisions/0064.
 */

/** An input source of the W3C action format, which WebDriver Classic and BiDi share. */
export interface InputSource {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' };
  readonly actions: readonly Readonly<Record<string, string | number>>[];
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** A running browser with one page, and a profile of its own. */
export interface Engine {
  /** Name and version. */
  readonly version: string;
  /** Errors that pages have logged or thrown; always empty for an engine that does not report them. */
  readonly errors: readonly string[];
  /** Loads a URL and waits for its load event. */
  readonly open: (url: string) => Promise<void>;
  /** Calls a function, given as source, with one string; what it returns or resolves to must be a string. */
  readonly callFunction: (source: string, argument: string) => Promise<string>;
  /** Input as from a person: it is trusted, so that sound may be played after it. */
  readonly performActions: (sources: readonly InputSource[]) => Promise<void>;
  /** The visible part of the page, as PNG. */
  readonly screenshot: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}
