import type { FormReading } from '@ena/contract/grammar';
import { api } from '../platform/client.ts';
import { createResource, type Resource } from '../platform/resource.ts';

const resources = new Map<string, Resource<readonly FormReading[]>>();

/** What a form can be, from the grammar engine; loaded once in a visit. */
export function formReadings(form: string): Resource<readonly FormReading[]> {
  const known = resources.get(form);
  if (known) return known;
  const resource = createResource<readonly FormReading[]>(
    async () => (await api.grammar.analyze({ form })).readings,
  );
  resources.set(form, resource);
  return resource;
}

/** The page with all forms of the word; null for a word that does not change. */
export const formsPath = (reading: FormReading): string | null =>
  'id' in reading
    ? `/${reading.kind === 'noun' ? 'nouns' : 'verbs'}/${encodeURIComponent(reading.id)}`
    : null;

/** The readings of each word. */
export const groupByWord = (readings: readonly FormReading[]): readonly (readonly FormReading[])[] => [
  ...Map.groupBy(readings, (reading) => formsPath(reading) ?? reading.gloss).values(),
];
