/** Type guards for untrusted data, such as what a browser stores. */

export type Guard<T> = (value: unknown) => value is T;

export const isText: Guard<string> = (value) => typeof value === 'string';
export const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean';
/** A whole number from 0, such as an index. */
export const isCount: Guard<number> = (value): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

export const isOneOf =
  <T>(values: readonly T[]): Guard<T> =>
  (value): value is T =>
    values.some((one) => one === value);
export const isListOf =
  <T>(isElement: Guard<T>): Guard<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(isElement);
/** The value itself, or null or undefined where that is `other`. */
export const isEither =
  <T, Other extends null | undefined>(isValue: Guard<T>, other: Other): Guard<T | Other> =>
  (value): value is T | Other =>
    value === other || isValue(value);

/** A guard for each field, also for those that may be absent. */
type FieldGuards<T> = { readonly [Name in keyof T]-?: Guard<T[Name]> };

export const isObjectOf =
  <T extends object>(guards: FieldGuards<T>): Guard<T> =>
  (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    // as: the names of the guards, which Object.keys returns as texts.
    (Object.keys(guards) as (keyof T & string)[]).every((name) => guards[name](Reflect.get(value, name)));
