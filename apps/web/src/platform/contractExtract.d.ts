/** Virtual modules, generated from @ena/contract (vite.config.ts). */
declare module 'virtual:ena-contract' {
  type Contract = import('@ena/contract/contract').Contract;
  /** What only the account settings need, in a module of its own. */
  export type AccountNoun = 'account' | 'secondFactor';
  /** `[method, path]` of each endpoint of these nouns. */
  export type Addresses<Nouns extends keyof Contract> = {
    readonly [Noun in Nouns]: {
      readonly [Name in keyof Contract[Noun]]: readonly [method: string, path: string];
    };
  };
  export const addresses: Addresses<Exclude<keyof Contract, AccountNoun>>;
  /** Paths of the pages that visitors may open. */
  export const publicPaths: readonly string[];
  /** Paths of the pages for signed-in learners. */
  export const learnerPaths: readonly string[];
}

declare module 'virtual:ena-contract/account' {
  export const accountAddresses: import('virtual:ena-contract').Addresses<
    import('virtual:ena-contract').AccountNoun
  >;
}
