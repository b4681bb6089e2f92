/** The readings and dialogues, in order, without their sentences and questions. Browsers load this list. */
import type { TextFacts } from '@ena/domain/lesson/readingText';
import type { Tier } from '../unit.ts';

const inOrder: readonly TextFacts[] = [
  {
    id: 'georgian-water',
    level: 'A1',
    kind: 'text',
    title: 'Georgian water',
    form: 'ქართული წყალი',
    after: 'what-you-carry',
  },
  {
    id: 'where-is-the-park',
    level: 'A1',
    kind: 'text',
    title: 'Where is the park?',
    form: 'სად არის პარკი?',
    after: 'pack-out-and-about',
  },
  {
    id: 'new-neighbor',
    level: 'A1',
    kind: 'dialogue',
    title: 'A new neighbor',
    form: 'ახალი მეზობელი',
    after: 'polite-you',
  },
  {
    id: 'the-big-book',
    level: 'A1',
    kind: 'text',
    title: 'The big book',
    form: 'დიდი წიგნი',
    after: 'small-words',
  },
  {
    id: 'in-the-minibus',
    level: 'A1',
    kind: 'text',
    title: 'In the minibus',
    form: 'მარშრუტკაში',
    after: 'small-words',
  },
  {
    id: 'who-i-am',
    level: 'A1',
    kind: 'text',
    title: 'Who I am',
    form: 'ვინ ვარ მე?',
    after: 'people-and-things',
  },
  {
    id: 'the-wrong-house',
    level: 'A1',
    kind: 'text',
    title: 'The wrong house',
    form: 'რომელი სახლია?',
    after: 'city',
  },
  {
    id: 'in-the-taxi',
    level: 'A1',
    kind: 'dialogue',
    title: 'In the taxi',
    form: 'ტაქსში',
    after: 'pack-shopping-2',
  },
  { id: 'which-day', level: 'A1', kind: 'dialogue', title: 'Which day?', form: 'რომელ დღეს?', after: 'days' },
  {
    id: 'in-the-cafe',
    level: 'A1',
    kind: 'text',
    title: 'In the café',
    form: 'კაფეში',
    after: 'khinkali',
  },
  {
    id: 'at-the-market',
    level: 'A1',
    kind: 'text',
    title: 'At the market',
    form: 'ბაზარში',
    after: 'moods',
  },
  {
    id: 'at-the-pharmacy',
    level: 'A1',
    kind: 'dialogue',
    title: 'At the pharmacy',
    form: 'აფთიაქში',
    after: 'health',
  },
  {
    id: 'new-shoes',
    level: 'A2',
    kind: 'dialogue',
    title: 'New shoes',
    form: 'ახალი ფეხსაცმელი',
    after: 'clothes',
  },
  { id: 'sunday', level: 'A1', kind: 'text', title: 'My Sunday', form: 'ჩემი კვირა', after: 'clothes' },
  {
    id: 'my-morning',
    level: 'A1',
    kind: 'text',
    title: 'My morning',
    form: 'ჩემი დილა',
    after: 'daily-life',
  },
  {
    id: 'my-family',
    level: 'A1',
    kind: 'text',
    title: 'My family',
    form: 'ჩემი ოჯახი',
    after: 'pack-everyday-verbs-1',
  },
  {
    id: 'where-is-the-key',
    level: 'A1',
    kind: 'text',
    title: 'Where is the key?',
    form: 'სად არის გასაღები?',
    after: 'pack-everyday-verbs-1',
  },
  {
    id: 'in-the-village',
    level: 'A1',
    kind: 'text',
    title: 'In the village',
    form: 'სოფელში',
    after: 'free-time',
  },
  {
    id: 'i-learn-georgian',
    level: 'A1',
    kind: 'text',
    title: 'I am learning Georgian',
    form: 'ქართულს ვსწავლობ',
    after: 'pack-everyday-verbs-2',
  },
  {
    id: 'birthday',
    level: 'A1',
    kind: 'text',
    title: 'Luka’s birthday',
    form: 'დაბადების დღე',
    after: 'pack-everyday-verbs-2',
  },
  {
    id: 'our-cat',
    level: 'A1',
    kind: 'text',
    title: 'A cat called Giorgi',
    form: 'კატა გიორგი',
    after: 'pack-everyday-verbs-2',
  },
  {
    id: 'rain',
    level: 'A1',
    kind: 'text',
    title: 'An umbrella',
    form: 'ქოლგა',
    after: 'pack-everyday-verbs-2',
  },
  {
    id: 'first-khinkali',
    level: 'A2',
    kind: 'text',
    title: 'How I ate khinkali',
    form: 'როგორ ვჭამე ხინკალი',
    after: 'we-write',
  },
  {
    id: 'grandfathers-car',
    level: 'A2',
    kind: 'text',
    title: 'Grandfather’s car',
    form: 'ბაბუას მანქანა',
    after: 'pack-feelings-2',
  },
  {
    id: 'closed-museum',
    level: 'A2',
    kind: 'dialogue',
    title: 'The museum is closed',
    form: 'მუზეუმი დაკეტილია',
    after: 'where-exactly',
  },
  {
    id: 'my-room',
    level: 'A1',
    kind: 'text',
    title: 'My room',
    form: 'ჩემი ოთახი',
    after: 'where-exactly',
  },
  {
    id: 'snow-in-tbilisi',
    level: 'A2',
    kind: 'text',
    title: 'Snow in Tbilisi',
    form: 'თოვლი თბილისში',
    after: 'fruit',
  },
  {
    id: 'broken-elevator',
    level: 'A2',
    kind: 'text',
    title: 'The elevator is out of order',
    form: 'ლიფტი არ მუშაობს',
    after: 'fruit',
  },
  {
    id: 'letter-to-elene',
    level: 'A2',
    kind: 'text',
    title: 'A letter to Elene',
    form: 'წერილი ელენეს',
    after: 'housework',
  },
  {
    id: 'mother-on-the-phone',
    level: 'A2',
    kind: 'dialogue',
    title: 'Mother calls',
    form: 'დედა რეკავს',
    after: 'housework',
  },
  {
    id: 'train-to-batumi',
    level: 'A2',
    kind: 'text',
    title: 'By train to Batumi',
    form: 'მატარებლით ბათუმში',
    after: 'housework',
  },
  {
    id: 'who-makes-supper',
    level: 'A2',
    kind: 'dialogue',
    title: 'Who makes supper?',
    form: 'ვინ მოამზადებს ვახშამს?',
    after: 'housework',
  },
  {
    id: 'lost-phone',
    level: 'A2',
    kind: 'text',
    title: 'The lost phone',
    form: 'დაკარგული ტელეფონი',
    after: 'pack-phone-and-internet',
  },
  {
    id: 'my-first-toast',
    level: 'A2',
    kind: 'text',
    title: 'My first toast',
    form: 'ჩემი პირველი სადღეგრძელო',
    after: 'pack-feast',
  },
  {
    id: 'learning-to-drive',
    level: 'B1',
    kind: 'text',
    title: 'Learning to drive',
    form: 'როგორ ვისწავლე მანქანის ტარება',
    after: 'pack-talking',
  },
  {
    id: 'village-wedding',
    level: 'B1',
    kind: 'text',
    title: 'A wedding in the village',
    form: 'ქორწილი სოფელში',
    after: 'pack-connectors-2',
  },
];

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
