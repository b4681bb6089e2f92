/**
 * Items that two pages teach as the same form with the same meaning: they have one card. Both pages keep their ids; cards
 * and reviews have that of the value, which is the one that more learners may open.
 */
const sameItems: Readonly<Record<string, string>> = {
  'phrase.hello': 'word.hello',
  'phrase.yes': 'word.yes',
  'phrase.no': 'word.no',
  'phrase.thank-you': 'word.thank-you',
  'phrase.please-polite': 'word.please',
  'phrase.sorry': 'word.sorry',
  'phrase.excuse-me': 'word.excuse-me',
  'phrase.goodbye': 'word.goodbye',
  'word.hungry': 'phrase.i-am-hungry',
  'word.on-the-right': 'phrase.right',
  'word.on-the-left': 'phrase.left',
  'word.well-done': 'phrase.well-done',
  'word.when': 'phrase.when',
  'form.ჩემი': 'word.my',
  'form.შენი': 'word.your',
  'form.მისი': 'word.his-her',
  'form.ჩვენი': 'word.our',
  'form.თქვენი': 'word.your-polite',
  'form.მათი': 'word.their',
};

/** The id that the card of an item has. */
export const cardIdOf = (itemId: string): string => sameItems[itemId] ?? itemId;

/** All ids of the items that share a card, beginning with that of the card. */
export const idsOfCard = (cardId: string): readonly string[] => [
  cardId,
  ...Object.entries(sameItems).flatMap(([id, same]) => (same === cardId ? [id] : [])),
];

/** Ids that no card has, by the id that it has instead. */
export const renamedCards: readonly (readonly [from: string, to: string])[] = Object.entries(sameItems);
