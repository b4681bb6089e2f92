/** The nouns that drills use: people, places and things, with their English. The forms come from the grammar engine. */

export interface DrillNoun {
  readonly lemma: string;
  /** With its article, where it has one. */
  readonly english: string;
  readonly plural: string;
  /** Taught by a free lesson or the phrasebook, or a name. */
  readonly isFree: boolean;
}

const freeLemmas = new Set(
  'კაცი ქალი ბიჭი მეგობარი ნინო გიორგი მარიამი თბილისი ბათუმი სახლი მაგიდა სკამი წიგნი გასაღები ტელეფონი ჩანთა ბილეთი'.split(
    ' ',
  ),
);

const noun = (lemma: string, english: string, plural: string): DrillNoun => ({
  lemma,
  english,
  plural,
  isFree: freeLemmas.has(lemma),
});

export const people: readonly DrillNoun[] = [
  noun('კაცი', 'the man', 'the men'),
  noun('ქალი', 'the woman', 'the women'),
  noun('ბიჭი', 'the boy', 'the boys'),
  noun('მეზობელი', 'the neighbor', 'the neighbors'),
  noun('ბავშვი', 'the child', 'the children'),
  noun('გოგო', 'the girl', 'the girls'),
  noun('სტუდენტი', 'the student', 'the students'),
  noun('მასწავლებელი', 'the teacher', 'the teachers'),
  noun('ექიმი', 'the doctor', 'the doctors'),
];
/** They do not work, pay or own a house. */
export const children: ReadonlySet<string> = new Set(['ბიჭი', 'ბავშვი', 'გოგო']);
/** They have no plural. */
export const names: readonly DrillNoun[] = [
  noun('ნინო', 'Nino', ''),
  noun('გიორგი', 'Giorgi', ''),
  noun('მარიამი', 'Mariam', ''),
];

/** Whom one goes to see. */
export const hosts: readonly DrillNoun[] = [
  noun('ექიმი', 'the doctor', ''),
  noun('მასწავლებელი', 'the teacher', ''),
  noun('მეგობარი', 'a friend', ''),
  noun('მეზობელი', 'a neighbor', ''),
  ...names,
];

/** Where somebody can be, and come from; `english` after "in" and "from". */
export const places: readonly DrillNoun[] = [
  noun('სახლი', 'the house', ''),
  noun('ოთახი', 'the room', ''),
  noun('ბაღი', 'the garden', ''),
  noun('მაღაზია', 'the shop', ''),
  noun('სკოლა', 'the school', ''),
  noun('ბანკი', 'the bank', ''),
  noun('მუზეუმი', 'the museum', ''),
  noun('პარკი', 'the park', ''),
  noun('რესტორანი', 'the restaurant', ''),
  noun('სასტუმრო', 'the hotel', ''),
  noun('თბილისი', 'Tbilisi', ''),
  noun('ბათუმი', 'Batumi', ''),
  noun('სოფელი', 'the village', ''),
];

/** What something can lie on. */
export const surfaces: readonly DrillNoun[] = [
  noun('მაგიდა', 'the table', ''),
  noun('სკამი', 'the chair', ''),
  noun('საწოლი', 'the bed', ''),
  noun('იატაკი', 'the floor', ''),
];

/** What is lost, found and given. */
export const things: readonly DrillNoun[] = [
  noun('წიგნი', 'the book', ''),
  noun('გასაღები', 'the key', ''),
  noun('ტელეფონი', 'the phone', ''),
  noun('ჩანთა', 'the bag', ''),
  noun('ბილეთი', 'the ticket', ''),
];

/** `english` after "by". */
export const vehicles: readonly DrillNoun[] = [
  noun('ავტობუსი', 'bus', ''),
  noun('მატარებელი', 'train', ''),
  noun('მანქანა', 'car', ''),
  noun('ველოსიპედი', 'bicycle', ''),
  noun('მეტრო', 'metro', ''),
];
