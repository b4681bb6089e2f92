/** Virtual module, generated from @ena/contract (vite.config.ts): `[method, path]` of each endpoint. */
declare module 'virtual:ena-addresses' {
  type Contract = import('@ena/contract/contract').Contract;
  export const addresses: {
    readonly [Noun in keyof Contract]: {
      readonly [Name in keyof Contract[Noun]]: readonly [method: string, path: string];
    };
  };
}
