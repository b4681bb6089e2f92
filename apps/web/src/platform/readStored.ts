import { array, type GenericSchema, type InferOutput, pipe, safeParse, transform, unknown } from 'valibot';
import { type Area, readStorage } from './browserStorage.ts';

/** The value, if it matches the schema; otherwise null: it is damaged, or a former release has written it. */
export function parseStored<const Schema extends GenericSchema>(
  schema: Schema,
  value: unknown,
): InferOutput<Schema> | null {
  const result = safeParse(schema, value);
  return result.success ? result.output : null;
}

/** The stored JSON value; null if there is none, if it does not match the schema, or if storage is disabled. */
export function readStored<const Schema extends GenericSchema>(
  key: string,
  schema: Schema,
  area: Area = 'local',
): InferOutput<Schema> | null {
  try {
    return parseStored(schema, JSON.parse(readStorage(key, area) ?? 'null'));
  } catch {
    return null;
  }
}

/** A list without the elements that do not match: one that is damaged does not cost the others. */
export const matchingElements = <const Element extends GenericSchema>(element: Element) =>
  pipe(
    array(unknown()),
    transform((values) =>
      values.flatMap((value): InferOutput<Element>[] => {
        const result = safeParse(element, value);
        return result.success ? [result.output] : [];
      }),
    ),
  );
