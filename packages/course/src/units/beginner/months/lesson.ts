import type { LessonContent } from '../../../unit.ts';
import { wordSections } from '../../../wordSections.ts';

/** Thirty-three words for time: months, seasons, days, and what a newcomer needs to say when. */
export const lesson: LessonContent = {
  title: 'Months and Seasons - თვეები და წელიწადის დროები',
  subtitle: 'Say when: months, seasons, days of the week and words for time.',
  tips: [
    'Say "in" with -ში for months and two seasons: იანვარში (in January), ზაფხულში (in summer), ზამთარში (in winter). The other two seasons take -ზე: გაზაფხულზე (in spring), შემოდგომაზე (in autumn).',
    'Say "on" a day with -ს, which replaces the -ი at the end: ორშაბათი, ორშაბათს (on Monday). კვირა keeps its vowel: კვირას (on Sunday).',
    'Four days are numbered: ორი (two), სამი (three), ოთხი (four) and ხუთი (five) lose their -ი and join შაბათი (Saturday). The old count begins with Sunday as day one, so ორშაბათი, Monday, is day two.',
    'A date is a number with the month: სამი მარტი (March 3). For the first day of a month say პირველი (first): პირველი იანვარი (January 1).',
  ],
  sections: wordSections(import.meta.url, [
    {
      id: 'months',
      title: 'Months of the Year',
      description: 'Twelve names, most of which you will recognize.',
    },
    {
      id: 'seasons',
      title: 'Seasons',
      description: 'The four seasons of the year and what they are like.',
    },
    {
      id: 'days',
      title: 'Days of the Week',
      description: 'Seven days, four of which are numbered.',
    },
    {
      id: 'time',
      title: 'Time Expressions',
      description: 'Words that tell when, how long and how often.',
    },
  ]),
  exercises: [
    {
      id: 'months.matching',
      title: 'Word Matching',
      description: 'Read a Georgian word and choose its meaning.',
      template: 'meaning',
      feedback: 'generic',
      checkOn: 'response',
      hint: 'when-wrong',
      advanceAfter: 'answer',
      items: [
        {
          kind: 'choice',
          id: 'months.matching.1',
          teaches: ['month.july'],
          prompt: 'What does this word mean?',
          display: 'ივლისი',
          options: ['June', 'July', 'January', 'May'],
          answer: 'July',
        },
        {
          kind: 'choice',
          id: 'months.matching.2',
          teaches: ['season.autumn'],
          prompt: 'What does this word mean?',
          display: 'შემოდგომა',
          options: ['winter', 'spring', 'summer', 'autumn'],
          answer: 'autumn',
        },
        {
          kind: 'choice',
          id: 'months.matching.3',
          teaches: ['day.thursday'],
          prompt: 'What does this word mean?',
          display: 'ხუთშაბათი',
          options: ['Thursday', 'Tuesday', 'Wednesday', 'Friday'],
          answer: 'Thursday',
        },
        {
          kind: 'choice',
          id: 'months.matching.4',
          teaches: ['time.year'],
          prompt: 'What does this word mean?',
          display: 'წელი',
          options: ['month', 'day', 'year', 'hour'],
          answer: 'year',
        },
        {
          kind: 'choice',
          id: 'months.matching.5',
          teaches: ['time.always'],
          prompt: 'What does this word mean?',
          display: 'ყოველთვის',
          options: ['now', 'always', 'today', 'often'],
          answer: 'always',
        },
      ],
    },
    {
      id: 'months.translation',
      title: 'Translation Practice',
      description: 'Find the Georgian for an English word.',
      template: 'translation',
      feedback: 'translation',
      checkOn: 'response',
      hint: 'when-wrong',
      advanceAfter: 'answer',
      items: [
        {
          kind: 'choice',
          id: 'months.translation.1',
          teaches: ['month.march'],
          prompt: 'What is "March" in Georgian?',
          options: ['მაისი', 'აპრილი', 'მარტი', 'აგვისტო'],
          answer: 'მარტი',
        },
        {
          kind: 'choice',
          id: 'months.translation.2',
          teaches: ['day.friday'],
          prompt: 'What is "Friday" in Georgian?',
          options: ['პარასკევი', 'შაბათი', 'სამშაბათი', 'ორშაბათი'],
          answer: 'პარასკევი',
        },
        {
          kind: 'choice',
          id: 'months.translation.3',
          teaches: ['season.winter'],
          prompt: 'What is "winter" in Georgian?',
          options: ['ზაფხული', 'ზამთარი', 'გაზაფხული', 'შემოდგომა'],
          answer: 'ზამთარი',
        },
        {
          kind: 'choice',
          id: 'months.translation.4',
          teaches: ['time.tomorrow'],
          prompt: 'What is "tomorrow" in Georgian?',
          options: ['გუშინ', 'ახლა', 'ხშირად', 'ხვალ'],
          answer: 'ხვალ',
        },
        {
          kind: 'choice',
          id: 'months.translation.5',
          teaches: ['month.october'],
          prompt: 'What is "October" in Georgian?',
          options: ['სექტემბერი', 'ნოემბერი', 'ოქტომბერი', 'დეკემბერი'],
          answer: 'ოქტომბერი',
        },
      ],
    },
    {
      id: 'months.ordering',
      title: 'Ordering',
      description: 'Put words for time in the right order.',
      feedback: 'order',
      checkOn: 'button',
      check: 'Check Order',
      hint: 'when-wrong',
      advanceAfter: 'answer',
      items: [
        {
          kind: 'order',
          id: 'months.ordering.1',
          teaches: [
            'day.monday',
            'day.tuesday',
            'day.wednesday',
            'day.thursday',
            'day.friday',
            'day.saturday',
          ],
          prompt: 'Put these days of one week in order, from Monday on.',
          items: ['ორშაბათი', 'სამშაბათი', 'ოთხშაბათი', 'ხუთშაბათი', 'პარასკევი', 'შაბათი'],
          hint: 'Four of the names begin with a number: two, three, four or five.',
          explanation:
            'Only კვირა (Sunday) is missing. Both კვირა and პარასკევი are Greek by origin: "the Lord\'s day" and "the preparation" for the Sabbath.',
        },
        {
          kind: 'order',
          id: 'months.ordering.2',
          teaches: [
            'month.january',
            'month.april',
            'month.june',
            'month.august',
            'month.september',
            'month.november',
          ],
          prompt: 'Put these months of one year in order, from January on.',
          items: ['იანვარი', 'აპრილი', 'ივნისი', 'აგვისტო', 'სექტემბერი', 'ნოემბერი'],
          hint: 'Five of them sound much like their English names; the sixth is the first month of summer.',
          explanation:
            'ივნისი (June) and ივლისი (July) differ in one letter: ნ comes first, then ლ, as in the English names.',
        },
        {
          kind: 'order',
          id: 'months.ordering.3',
          teaches: ['time.hour', 'time.day', 'day.sunday', 'time.month', 'time.year'],
          prompt: 'Put these words in order, from the shortest time to the longest.',
          items: ['საათი', 'დღე', 'კვირა', 'თვე', 'წელი'],
          hint: 'One of the words is also the name of a day; here it means seven days.',
          explanation:
            'After a number these words stay singular: ორი საათი is "two hours", სამი თვე "three months".',
        },
      ],
    },
  ],
  reviewerNote:
    'No native speaker has read this yet. Please check above all: whether მაისში დაბადების დღე მაქვს is the ' +
    'usual way to say when one has a birthday; the word order of სკოლა სექტემბერში იწყება; whether შაბათს არ ' +
    'ვმუშაობ is plain enough for every Saturday, and პარასკევს სტუმრები მოდიან for guests still to come; whether ' +
    'ერთი თვე ქუთაისში ვცხოვრობდი is better in the aorist; whether კარგი, ხვალ გნახავ sounds natural between ' +
    'friends; whether ის ორ კვირაში ჩამოვა is what people say for "in two weeks"; whether დღეს რა რიცხვია is the ' +
    'plain way to ask for the date; and whether the tip that the days are counted from Sunday, historically ' +
    'right, helps a beginner. Left out as too much for a first lesson: გუშინწინ and ზეგ, წუთი, ადრე and გვიან as ' +
    'words of their own, წელს in the sense "this year", the dative of dates, and წელი in its other sense, ' +
    '"waist".',
};
