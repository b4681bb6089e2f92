/** What the card of a lesson shows besides its title. Apart from the catalog, which every page loads. */
import type { LessonId } from './catalog.ts';

export interface LessonCard {
  readonly description: string;
  /** Georgian text shown large on the card. */
  readonly emblem: string;
}

export const lessonCards: Readonly<Record<LessonId, LessonCard>> = {
  alphabet: { description: 'All 33 letters: how they look, how they sound, a word for each.', emblem: 'აბგ' },
  'basic-vocabulary': {
    description: 'Greetings, people, things around you, first verbs and adjectives.',
    emblem: 'დიახ',
  },
  'colors-shapes': { description: 'Twelve colors and ten shapes.', emblem: 'წითელი' },
  numbers: { description: 'Counting to a hundred, by twenties as Georgians do.', emblem: 'ოცი' },
  months: { description: 'Months, seasons, days of the week, words for time.', emblem: 'მაისი' },
  food: { description: 'Dishes, breads, drinks, ingredients, meals.', emblem: 'პური' },
  body: { description: 'Head to toe, and how to say what hurts.', emblem: 'ხელი' },
  animals: { description: 'At home, in the wild, in the air and the sea.', emblem: 'ძაღლი' },
  activities: { description: 'From waking up to going to sleep.', emblem: 'დღე' },
  grammar: { description: 'Pronouns, the verb to write, adverbs, postpositions.', emblem: 'მე' },
  sentences: { description: 'Word order and how sentences are built.', emblem: 'წიგნი' },
  'common-words': { description: 'The words that you meet everywhere.', emblem: 'სიტყვა' },
  conversations: { description: 'Greetings, restaurants, shops, getting around.', emblem: 'საუბარი' },
  reading: { description: 'Short texts on food, nature, traditions, history.', emblem: 'ტექსტი' },
  writing: { description: 'From single sentences to short texts.', emblem: 'წერა' },
  'advanced-grammar': { description: 'Preverbs, version, screeves, agreement.', emblem: 'ზმნა' },
  'advanced-culture': { description: 'The table, the song, the custom.', emblem: 'სუფრა' },
  'advanced-literature': { description: 'Six poets in four eras.', emblem: 'ლექსი' },
  'advanced-idioms': { description: 'What Georgians say when they mean something else.', emblem: 'გული' },
  'advanced-writing': { description: 'Essays, stories, letters, articles.', emblem: 'წერილი' },
  'advanced-listening': { description: 'News, conversations, media, lectures.', emblem: 'ხმა' },
};
