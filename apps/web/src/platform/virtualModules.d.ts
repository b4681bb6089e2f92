/** Generated from @ena/contract (vite.config.ts). */
declare module 'virtual:ena-contract' {
  type Contract = import('@ena/contract/contract').Contract;
  /** `[method, path]` of each endpoint. */
  export const addresses: {
    readonly [Noun in keyof Contract]: {
      readonly [Name in keyof Contract[Noun]]: readonly [method: string, path: string];
    };
  };
  /** Paths of the pages that visitors may open. */
  export const publicPaths: readonly string[];
  /** Paths of the pages for signed-in learners. */
  export const learnerPaths: readonly string[];
}

/** Generated from @ena/course (vite.config.ts). */
declare module 'virtual:ena-course' {
  export const levels: readonly (import('@ena/course/catalog').Level & {
    readonly lessonCount: number;
    /** Every lesson needs a subscription. */
    readonly isPremium: boolean;
  })[];
}

/** Of the pictures of @ena/course (vite.config.ts). */
declare module 'virtual:ena-pictures' {
  export const pictureVersion: string;
}

/** Counted from the bodies of @ena/course (vite.config.ts). */
declare module 'virtual:ena-premium' {
  export const premiumContents: typeof import('@ena/course/premiumContents').premiumContents;
}

/** Computed from the bodies of @ena/course (vite.config.ts). */
declare module 'virtual:ena-coverage' {
  /** By the ids of packs. */
  export const coverage: ReturnType<typeof import('@ena/course/texts/coverage').coverageAfterPacks>;
}
