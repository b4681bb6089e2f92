import type { VocabularySource } from '@ena/domain/lesson/model';
import { wordExercises } from '../wordExercises.ts';
import { wordSections } from '../wordSections.ts';

/** Sixty-four words of everyday life beyond the lessons. */
export const vocabulary: VocabularySource = {
  tips: [
    'With parents and grandparents "my" and "your" usually follow and join the word: დედაჩემი (my mother), ბაბუაშენი (your grandfather). With most other words they stand before it: ჩემი სახლი (my house).',
    'The ending -ით says how you travel: ტაქსით (by taxi), მატარებლით (by train), ფეხით (on foot). A car or another vehicle of your own takes მყავს (I have), as people and animals do: მანქანა მყავს, but პასპორტი მაქვს.',
    'What you wear has verbs of its own: for clothes and shoes it is მაცვია (I am wearing), for a hat მახურავს, for glasses მიკეთია.',
    'The word დედა is in the names of some very great things: დედაქალაქი, "mother city", is the capital, დედამიწა, "mother earth", the Earth, and დედაენა, "mother language", your native language.',
  ],
  sections: wordSections(import.meta.url, [
    {
      id: 'family',
      title: 'Family',
      description: 'The people you belong to.',
    },
    {
      id: 'home',
      title: 'Home',
      description: 'Rooms, and what stands in them.',
    },
    {
      id: 'city',
      title: 'City',
      description: 'Places that you pass, look for and visit.',
    },
    {
      id: 'travel',
      title: 'Travel',
      description: 'Getting there by bus, train or plane.',
    },
    {
      id: 'shopping',
      title: 'Shopping',
      description: 'Asking for things, choosing and paying.',
    },
    {
      id: 'clothes',
      title: 'Clothes',
      description: 'What people wear, from hat to socks.',
    },
    {
      id: 'nature',
      title: 'Weather and Nature',
      description: 'Sky, sea and mountains.',
    },
    {
      id: 'feelings',
      title: 'Feelings and Character',
      description: 'How people feel, and what they are like.',
    },
  ]),
  exercises: wordExercises('vocabulary'),
  reviewerNote:
    'No native speaker has read this yet. Please check above all: whether people say ვაჟიშვილი and ქალიშვილი ' +
    'as readily as ბიჭი and გოგო of their own children; ქუჩაზე beside ქუჩაში, ბაზარში beside ბაზარზე; whether ' +
    'აბაზანა is the word for the room as well as the tub; სადგურამდე ფეხით ათი წუთია; მატარებელი გადის of a ' +
    'departure; თვითმფრინავის მეშინია for the fear of flying; აქ ფასი არ წერია; whether ვიწრო ' +
    'is what one says of tight pants; whether მოწყენილი is better glossed as sad or as bored; the ' +
    'order of words in მეორე წინდა სად არის and ზღვაზე როდის მიდიხართ; and whether floors are counted as in ' +
    'America, so that მეორე სართული is the one above the ground. Left out on purpose: colors, food, the body, ' +
    'animals, times and days, which other lessons teach.',
};
