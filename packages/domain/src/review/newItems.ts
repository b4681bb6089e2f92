/** Which new items a day introduces: own words and items of the course take turns. */

export interface NewItemsInput {
  /** Own words that are new, in the order in which they are introduced. */
  readonly own: readonly string[];
  /** New items of the course, in the order in which they are introduced. */
  readonly course: readonly string[];
  /** How many are introduced. */
  readonly max: number;
  /** Share of own words in percent. */
  readonly ownShare: number;
  /** Number of the first one, counted over all days: also with one new item a day, both sides take turns. */
  readonly first: number;
}

/** New items in the order of their introduction; what one side does not use of its share, the other one does. */
export function mixNewItems({ own, course, max, ownShare, first }: NewItemsInput): readonly string[] {
  const ownUntil = (number: number) => Math.floor((number * ownShare) / 100);
  const mixed: string[] = [];
  let [ownUsed, courseUsed] = [0, 0];
  for (let number = first; mixed.length < max; number++) {
    const isOwn = ownUntil(number + 1) > ownUntil(number);
    const [nextOwn, nextOfCourse] = [own[ownUsed], course[courseUsed]];
    const next = isOwn ? (nextOwn ?? nextOfCourse) : (nextOfCourse ?? nextOwn);
    if (next === undefined) break;
    mixed.push(next);
    if (next === nextOwn) ownUsed++;
    else courseUsed++;
  }
  return mixed;
}
