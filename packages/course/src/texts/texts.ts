/** The readings and dialogues, in order of the path, a text a row, without their sentences and questions. Browsers load this list. */
import type { TextFacts } from '@ena/domain/lesson/readingText';
import type { Tier } from '../unit.ts';

type Row = readonly [
  id: string,
  level: TextFacts['level'],
  kind: TextFacts['kind'],
  title: string,
  form: string,
  after: string,
];

const rows: readonly Row[] = [
  ['georgian-water', 'A1', 'text', 'Georgian water', 'ქართული წყალი', 'what-you-carry'],
  ['where-is-the-park', 'A1', 'text', 'Where is the park?', 'სად არის პარკი?', 'pack-out-and-about'],
  ['new-neighbor', 'A1', 'dialogue', 'A new neighbor', 'ახალი მეზობელი', 'polite-you'],
  ['the-big-book', 'A1', 'text', 'The big book', 'დიდი წიგნი', 'small-words'],
  ['in-the-minibus', 'A1', 'text', 'In the minibus', 'მარშრუტკაში', 'small-words'],
  ['who-i-am', 'A1', 'text', 'Who I am', 'ვინ ვარ მე?', 'people-and-things'],
  ['which-day', 'A1', 'dialogue', 'Which day?', 'რომელ დღეს?', 'days'],
  ['the-wrong-house', 'A1', 'text', 'The wrong house', 'რომელი სახლია?', 'city'],
  ['in-the-taxi', 'A1', 'dialogue', 'In the taxi', 'ტაქსში', 'pack-shopping-2'],
  ['in-the-cafe', 'A1', 'text', 'In the café', 'კაფეში', 'khinkali'],
  ['weekend-plans', 'A1', 'dialogue', 'Rain on Sunday', 'კვირას წვიმა იქნება', 'weather'],
  ['first-lesson', 'A1', 'dialogue', 'The first lesson', 'პირველი გაკვეთილი', 'writing'],
  ['at-the-market', 'A1', 'text', 'At the market', 'ბაზარში', 'moods'],
  ['at-the-pharmacy', 'A1', 'dialogue', 'At the pharmacy', 'აფთიაქში', 'health'],
  ['new-shoes', 'A2', 'dialogue', 'New shoes', 'ახალი ფეხსაცმელი', 'clothes'],
  ['sunday', 'A1', 'text', 'My Sunday', 'ჩემი კვირა', 'clothes'],
  ['my-morning', 'A1', 'text', 'My morning', 'ჩემი დილა', 'daily-life'],
  ['my-family', 'A1', 'text', 'My family', 'ჩემი ოჯახი', 'pack-everyday-verbs-1'],
  ['where-is-the-key', 'A1', 'text', 'Where is the key?', 'სად არის გასაღები?', 'pack-everyday-verbs-1'],
  ['two-khachapuris', 'A1', 'dialogue', 'Two khachapuris', 'ორი ხაჭაპური', 'pack-everyday-verbs-1'],
  ['in-the-village', 'A1', 'text', 'In the village', 'სოფელში', 'free-time'],
  ['i-learn-georgian', 'A1', 'text', 'I am learning Georgian', 'ქართულს ვსწავლობ', 'pack-everyday-verbs-2'],
  ['birthday', 'A1', 'text', 'Luka’s birthday', 'დაბადების დღე', 'pack-everyday-verbs-2'],
  ['our-cat', 'A1', 'text', 'A cat called Giorgi', 'კატა გიორგი', 'pack-everyday-verbs-2'],
  ['rain', 'A1', 'text', 'An umbrella', 'ქოლგა', 'pack-everyday-verbs-2'],
  ['nine-coffees', 'A2', 'text', 'Nine coffees', 'ცხრა ყავა', 'pack-everyday-verbs-2'],
  ['first-khinkali', 'A2', 'text', 'How I ate khinkali', 'როგორ ვჭამე ხინკალი', 'we-write'],
  ['one-more-passenger', 'A2', 'text', 'One more passenger', 'კიდევ ერთი მგზავრი', 'pack-motion-1'],
  ['ticket-to-telavi', 'A1', 'dialogue', 'A ticket to Telavi', 'ბილეთი თელავამდე', 'pack-motion-1'],
  ['grandfathers-car', 'A2', 'text', 'Grandfather’s car', 'ბაბუას მანქანა', 'pack-feelings-2'],
  ['closed-museum', 'A2', 'dialogue', 'The museum is closed', 'მუზეუმი დაკეტილია', 'where-exactly'],
  ['my-room', 'A1', 'text', 'My room', 'ჩემი ოთახი', 'where-exactly'],
  ['black-cat', 'A2', 'dialogue', 'The black cat', 'შავი კატა', 'where-exactly'],
  ['forty-guests', 'A2', 'dialogue', 'Forty guests', 'ორმოცი სტუმარი', 'where-exactly'],
  ['grandmothers-recipe', 'A2', 'text', 'Grandmother’s recipe', 'ბებიას რეცეპტი', 'pack-cooking'],
  ['cooking-soup', 'A2', 'text', 'The soup', 'სუპი', 'pack-cooking'],
  ['snow-in-tbilisi', 'A2', 'text', 'Snow in Tbilisi', 'თოვლი თბილისში', 'fruit'],
  ['broken-elevator', 'A2', 'text', 'The elevator is out of order', 'ლიფტი არ მუშაობს', 'fruit'],
  ['letter-to-elene', 'A2', 'text', 'A letter to Elene', 'წერილი ელენეს', 'housework'],
  ['mother-on-the-phone', 'A2', 'dialogue', 'Mother calls', 'დედა რეკავს', 'housework'],
  ['train-to-batumi', 'A2', 'text', 'By train to Batumi', 'მატარებლით ბათუმში', 'housework'],
  ['who-makes-supper', 'A2', 'dialogue', 'Who makes supper?', 'ვინ მოამზადებს ვახშამს?', 'housework'],
  ['at-the-doctor', 'A2', 'dialogue', 'At the doctor’s', 'ექიმთან', 'housework'],
  ['lost-phone', 'A2', 'text', 'The lost phone', 'დაკარგული ტელეფონი', 'pack-phone-and-internet'],
  ['grandmothers-phone', 'A2', 'text', 'Grandmother’s phone', 'ბებიას ტელეფონი', 'pack-phone-and-internet'],
  ['easy-number', 'A2', 'dialogue', 'An easy number', 'ადვილი ნომერი', 'pack-phone-and-internet'],
  ['wrong-number', 'A2', 'dialogue', 'The wrong number', 'ნომერი შეგეშალათ!', 'pack-phone-and-internet'],
  ['neighbors-dog', 'A2', 'text', 'The neighbor’s dog', 'მეზობლის ძაღლი', 'wild-animals'],
  ['big-fish', 'A2', 'text', 'A big fish', 'დიდი თევზი', 'several-wrote'],
  ['pets-parrot', 'A2', 'text', 'The parrot', 'თუთიყუში', 'pack-animals-2'],
  ['sports-day-race', 'A2', 'text', 'Sports day', 'სპორტის დღე', 'pack-sport'],
  ['museum-old-chair', 'A2', 'text', 'The old chair', 'ძველი სკამი', 'pack-music-and-art'],
  ['my-first-toast', 'A2', 'text', 'My first toast', 'ჩემი პირველი სადღეგრძელო', 'pack-feast'],
  [
    'evening-without-light',
    'A2',
    'text',
    'An evening without light',
    'საღამო სინათლის გარეშე',
    'pack-everyday-verbs-4',
  ],
  ['the-wrong-suitcase', 'B1', 'text', 'Whose suitcase is it?', 'ვისი ჩემოდანია?', 'pack-motion-2'],
  ['learning-to-drive', 'B1', 'text', 'Learning to drive', 'როგორ ვისწავლე მანქანის ტარება', 'pack-talking'],
  ['choosing-a-university', 'B1', 'text', 'What should Luka study?', 'რა ისწავლოს ლუკამ?', 'pack-talking'],
  ['village-wedding', 'B1', 'text', 'A wedding in the village', 'ქორწილი სოფელში', 'pack-connectors-2'],
  [
    'grandmothers-wine',
    'B1',
    'text',
    'Why Grandmother makes wine',
    'რატომ აყენებს ბებია ღვინოს?',
    'pack-connectors-2',
  ],
  ['quiet-room', 'B1', 'dialogue', 'A quiet room', 'წყნარი ნომერი', 'pack-connectors-2'],
  ['old-photograph', 'B1', 'text', 'The old photograph', 'ძველი ფოტო', 'pack-adjectives-3'],
  ['after-the-movie', 'B1', 'dialogue', 'After the movie', 'ფილმის შემდეგ', 'pack-adjectives-3'],
  ['second-condition', 'B1', 'dialogue', 'The second condition', 'მეორე პირობა', 'pack-abstract-1'],
  ['way-to-the-lake', 'B1', 'text', 'The way to the lake', 'გზა ტბისკენ', 'pack-sounds-and-senses'],
  ['job-interview', 'B1', 'text', 'An interview in the elevator', 'გასაუბრება ლიფტში', 'pack-news-and-media'],
  [
    'letter-to-the-landlord',
    'B1',
    'text',
    'A letter to the landlord',
    'წერილი ბინის მფლობელს',
    'pack-business',
  ],
  ['flat-in-vake', 'B1', 'text', 'An apartment in Vake', 'ბინა ვაკეში', 'pack-business'],
];

const inOrder: readonly TextFacts[] = rows.map(([id, level, kind, title, form, after]) => ({
  id,
  level,
  kind,
  title,
  form,
  after,
}));

/** The first of each kind are free. */
const freeOfKind = { text: 6, dialogue: 2 } as const;

export interface CatalogText extends TextFacts {
  readonly tier: Tier;
  readonly path: string;
}

const tierOf = (text: TextFacts): Tier => {
  const place = inOrder.filter(({ kind }) => kind === text.kind).indexOf(text);
  return place < freeOfKind[text.kind] ? 'free' : 'premium';
};

export const texts: readonly CatalogText[] = inOrder.map((text) => ({
  ...text,
  tier: tierOf(text),
  path: `/read/${text.id}`,
}));

export const findText = (id: string): CatalogText | undefined => texts.find((text) => text.id === id);
/** The one that follows in the list; undefined after the last one. */
export const textAfter = (id: string): CatalogText | undefined =>
  texts[texts.findIndex((text) => text.id === id) + 1];
