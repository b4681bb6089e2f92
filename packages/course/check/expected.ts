import type { ExerciseKind } from '@ena/domain/exercise/kinds';
import type { SectionSource } from '@ena/domain/lesson/kinds';
import type { LessonId } from '../src/catalog.ts';

export interface ExpectedExercise {
  readonly title: string;
  readonly kind: ExerciseKind | 'generated';
  readonly size: number;
}

export interface ExpectedSection {
  readonly id: string;
  readonly title: string;
  readonly size: number;
  /** Default: `words`. */
  readonly kind?: SectionKind;
}
type SectionKind = Exclude<SectionSource['kind'], 'letters'>;

const five = (title: string, kind: ExerciseKind): ExpectedExercise => ({ title, kind, size: 5 });
const three = (title: string, kind: ExerciseKind): ExpectedExercise => ({ title, kind, size: 3 });
const generated = (title: string): ExpectedExercise => ({ title, kind: 'generated', size: 0 });
const two = (title: string, kind: ExerciseKind): ExpectedExercise => ({ title, kind, size: 2 });
const matchingAndTranslation = [five('Word Matching', 'choice'), five('Translation Practice', 'choice')];

const exercises = {
  alphabet: [
    five('Letter Matching', 'choice'),
    five('Letter Recognition', 'choice'),
    five('Letter Writing', 'type-answer'),
    { title: 'Ear Training', kind: 'choice', size: 20 },
  ],
  'basic-vocabulary': [
    five('Word Matching', 'choice'),
    five('Translation Practice', 'choice'),
    five('Fill in the Blank', 'fill-blank'),
  ],
  'colors-shapes': [...matchingAndTranslation, five('Word Identification', 'choice')],
  numbers: [
    five('Translation Practice', 'choice'),
    five('Number Sequences', 'choice'),
    five('Counting Practice', 'type-answer'),
  ],
  months: [...matchingAndTranslation, three('Ordering', 'order')],
  food: [...matchingAndTranslation, three('Categorization', 'categorize')],
  body: [...matchingAndTranslation, five('Identification', 'choice'), five('Completion', 'fill-blank')],
  animals: [
    ...matchingAndTranslation,
    five('Classification', 'multi-choice'),
    five('Animal Sounds', 'choice'),
    five('Habitats', 'choice'),
  ],
  activities: [
    ...matchingAndTranslation,
    three('Sequencing', 'order'),
    five('Time of Day', 'choice'),
    five('Completion', 'fill-blank'),
  ],
  grammar: [generated('Word Matching'), generated('Translation Practice')],
  sentences: [
    three('Word Arrangement', 'order'),
    three('Sentence Completion', 'fill-blank'),
    three('Sentence Transformation', 'type-answer'),
  ],
  'common-words': [...matchingAndTranslation, five('Fill in the Blank', 'fill-blank')],
  'advanced-grammar': [
    five('Verb Conjugation', 'choice'),
    five('Sentence Transformation', 'choice'),
    five('Grammatical Analysis', 'choice'),
  ],
  'advanced-culture': [
    five('Traditions & Customs', 'choice'),
    five('Cultural Expressions', 'choice'),
    five('Social Etiquette', 'choice'),
  ],
  'advanced-idioms': [
    two('Meaning Recognition', 'choice'),
    two('Usage Practice', 'choice'),
    two('Contextual Understanding', 'choice'),
  ],
} satisfies Partial<Record<LessonId, readonly ExpectedExercise[]>>;

/** The exercises of each lesson page, by lesson id, in order (BEG-21 and on). */
export const expectedExercises: Readonly<Record<string, readonly ExpectedExercise[]>> = exercises;

const category = (id: string, title: string, size: number): ExpectedSection => ({ id, title, size });
const eight = (id: string, title: string) => category(id, title, 8);
/** 1-10, 11-20 and so on to 91-100 (BEG-26). */
const tens = Array.from({ length: 10 }, (_, place) => {
  const title = `${10 * place + 1}-${10 * place + 10}`;
  return category(`numbers-${title}`, title, 10);
});

const part = (kind: SectionKind, id: string, title: string, size: number): ExpectedSection => ({
  ...category(id, title, size),
  kind,
});

const sections = {
  'basic-vocabulary': [
    eight('greetings', 'Greetings'),
    eight('people', 'People'),
    eight('objects', 'Common Objects'),
    eight('actions', 'Actions'),
    eight('adjectives', 'Adjectives'),
  ],
  'colors-shapes': [category('colors', 'Colors', 12), category('shapes', 'Shapes', 10)],
  numbers: tens,
  months: [
    category('months', 'Months of the Year', 12),
    category('seasons', 'Seasons', 4),
    category('days', 'Days of the Week', 7),
    category('time', 'Time Expressions', 10),
  ],
  food: [
    category('traditional-dishes', 'Traditional Dishes', 10),
    category('breads', 'Breads', 6),
    category('drinks', 'Drinks', 8),
    category('ingredients', 'Ingredients', 10),
    category('meal-times', 'Meal Times', 6),
  ],
  body: [
    category('head', 'Head', 10),
    eight('body', 'Body'),
    eight('limbs', 'Arms and Legs'),
    category('health', 'Health', 10),
  ],
  animals: [
    category('pets', 'Pets and Farm Animals', 10),
    eight('wild', 'Wild Animals'),
    eight('birds', 'Birds'),
    category('insects', 'Insects', 6),
    category('marine', 'In the Water', 6),
    category('reptiles', 'Reptiles and Amphibians', 6),
  ],
  activities: [
    eight('morning', 'Morning'),
    eight('work', 'Work and Study'),
    eight('household', 'Household'),
    eight('leisure', 'Free Time'),
    category('evening', 'Evening', 6),
    eight('social', 'With Others'),
  ],
  grammar: [
    part('forms', 'pronouns', 'Personal Pronouns', 6),
    part('forms', 'present', 'Present of წერა (to write)', 3),
    part('forms', 'past', 'Past of წერა (to write), with და-', 3),
    eight('adverbs-time', 'Adverbs of Time'),
    eight('adverbs-place', 'Adverbs of Place'),
    eight('adverbs-manner', 'Adverbs of Manner'),
    eight('conjunctions', 'Conjunctions'),
    category('interjections', 'Interjections', 6),
    eight('postpositions', 'Postpositions'),
    part('topics', 'joined-postpositions', 'Joined Postpositions', 3),
    part('questions', 'exercise', 'Fill in the Blank', 5),
    part('prompts', 'writing-practice', 'Writing Practice', 3),
  ],
  sentences: [
    part('notes', 'word-order', 'Word Order', 4),
    part('topics', 'grammar-topics', 'Grammar Topics', 11),
  ],
  conversations: [
    part('dialogues', 'greetings', 'Greetings', 2),
    part('dialogues', 'restaurant', 'Restaurant', 2),
    part('dialogues', 'shopping', 'Shopping', 2),
    part('dialogues', 'transportation', 'Transportation', 2),
    part('notes', 'practice-tips', 'Practice Tips', 3),
  ],
  reading: [
    part('readings', 'cuisine', 'Georgian Cuisine', 3),
    part('readings', 'nature', 'Nature', 3),
    part('readings', 'traditions', 'Traditions', 3),
    part('readings', 'history', 'History', 2),
    part('notes', 'strategies', 'Reading Strategies', 4),
  ],
  writing: [
    part('prompts', 'basic', 'Basic', 5),
    part('prompts', 'intermediate', 'Intermediate', 5),
    part('prompts', 'advanced', 'Advanced', 5),
  ],
  'common-words': [
    category('pronouns', 'Pronouns', 15),
    category('verbs', 'Verbs', 15),
    category('basics', 'Basic Words', 15),
    category('nouns', 'Nouns', 15),
    category('food', 'Food', 15),
  ],
  'advanced-grammar': [
    part('topics', 'advanced-topics', 'Grammar Topics', 6),
    part('forms', 'screeves-write', 'The Eleven Screeves of წერა (to write)', 11),
    part('forms', 'screeves-play', 'The Eleven Screeves of თამაში (to play)', 11),
    part('forms', 'screeves-go', 'The Eleven Screeves of წასვლა (to go)', 11),
  ],
  'advanced-culture': [
    part('topics', 'culture-topics', 'Customs and Arts', 6),
    part('notes', 'cultural-insights', 'Cultural Insights', 4),
  ],
  'advanced-literature': [
    part('poets', 'medieval', 'Medieval', 1),
    part('poets', 'romantic', 'Romantic', 1),
    part('poets', 'modern', 'Modern', 3),
    part('poets', 'contemporary', 'Contemporary', 1),
    part('notes', 'reading-tips', 'Reading Poetry', 4),
  ],
  'advanced-idioms': [
    part('idioms', 'emotions', 'Emotions', 2),
    part('idioms', 'relationships', 'Relationships', 2),
    part('idioms', 'life-wisdom', 'Life Wisdom', 2),
    part('idioms', 'daily-life', 'Daily Life', 2),
    part('notes', 'study-tips', 'Study Tips', 3),
    part('notes', 'cultural-context', 'Cultural Context', 3),
  ],
  'advanced-writing': [
    part('essays', 'academic', 'Academic', 2),
    part('essays', 'creative', 'Creative', 2),
    part('essays', 'professional', 'Professional', 2),
    part('essays', 'journalistic', 'Journalistic', 2),
    part('notes', 'writing-guidelines', 'Writing Guidelines', 3),
    part('notes', 'common-mistakes', 'Common Mistakes to Avoid', 3),
  ],
  'advanced-listening': [
    part('recordings', 'news', 'News', 2),
    part('recordings', 'conversations', 'Conversations', 2),
    part('recordings', 'media', 'Media', 2),
    part('recordings', 'academic', 'Academic', 2),
    part('notes', 'listening-strategies', 'Listening Strategies', 3),
    part('notes', 'practice-tips', 'Practice Tips', 3),
  ],
  vocabulary: [
    eight('family', 'Family'),
    eight('home', 'Home'),
    eight('city', 'City'),
    eight('travel', 'Travel'),
    eight('shopping', 'Shopping'),
    eight('clothes', 'Clothes'),
    eight('nature', 'Weather and Nature'),
    eight('feelings', 'Feelings and Character'),
  ],
} satisfies Record<Exclude<LessonId, 'alphabet'> | 'vocabulary', readonly ExpectedSection[]>;

/** The sections of each page in order, by lesson id (BEG-22 and on, INT-08 and on). */
export const expectedSections: Readonly<Record<string, readonly ExpectedSection[]>> = sections;
