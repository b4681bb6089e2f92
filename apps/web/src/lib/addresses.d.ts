/** Written by the build from @ena/contract (vite.config.ts): `[method, path]` of every endpoint. */
declare module 'virtual:ena-addresses' {
  type Contract = import('@ena/contract/contract').Contract;
  export const addresses: {
    readonly [Noun in keyof Contract]: {
      readonly [Name in keyof Contract[Noun]]: readonly [method: string, path: string];
    };
  };
}
