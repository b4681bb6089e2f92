import type { LessonSource } from '@ena/domain/lesson/model';

/** Thirty-three words for time: months, seasons, days, and what a newcomer needs to say when. */
export const monthsAndSeasons = {
  id: 'months',
  title: 'Months and Seasons - თვეები და წელიწადის დროები',
  subtitle: 'Say when: months, seasons, days of the week and words for time.',
  tips: [
    'Say "in" with -ში for months and two seasons: იანვარში (in January), ზაფხულში (in summer), ზამთარში (in winter). The other two seasons take -ზე: გაზაფხულზე (in spring), შემოდგომაზე (in autumn).',
    'Say "on" a day with -ს, which replaces the -ი at the end: ორშაბათი, ორშაბათს (on Monday). კვირა keeps its vowel: კვირას (on Sunday).',
    'Four days are numbered: ორი (two), სამი (three), ოთხი (four) and ხუთი (five) lose their -ი and join შაბათი (Saturday). The old count begins with Sunday as day one, so ორშაბათი, Monday, is day two.',
    'A date is a number with the month: სამი მარტი (March 3). For the first day of a month say პირველი (first): პირველი იანვარი (January 1).',
  ],
  sections: [
    {
      kind: 'words',
      id: 'months',
      title: 'Months of the Year',
      description: 'Twelve names, most of which you will recognize.',
      words: [
        {
          id: 'month.january',
          form: 'იანვარი',
          gloss: 'January',
          example: { form: 'იანვარში ძალიან ცივა.', gloss: 'It is very cold in January.' },
        },
        {
          id: 'month.february',
          form: 'თებერვალი',
          gloss: 'February',
          example: { form: 'თებერვალში ხშირად თოვს.', gloss: 'It often snows in February.' },
        },
        {
          id: 'month.march',
          form: 'მარტი',
          gloss: 'March',
          example: { form: 'სამი მარტი დედის დღეა.', gloss: "March 3 is Mother's Day." },
        },
        {
          id: 'month.april',
          form: 'აპრილი',
          gloss: 'April',
          example: { form: 'აპრილში აქ ბევრი ყვავილია.', gloss: 'There are many flowers here in April.' },
        },
        {
          id: 'month.may',
          form: 'მაისი',
          gloss: 'May',
          example: { form: 'მაისში დაბადების დღე მაქვს.', gloss: 'My birthday is in May.' },
        },
        {
          id: 'month.june',
          form: 'ივნისი',
          gloss: 'June',
          example: { form: 'ივნისში ზღვა უკვე თბილია.', gloss: 'In June the sea is already warm.' },
        },
        {
          id: 'month.july',
          form: 'ივლისი',
          gloss: 'July',
          example: { form: 'სად მიდიხართ ივლისში?', gloss: 'Where are you going in July?' },
        },
        {
          id: 'month.august',
          form: 'აგვისტო',
          gloss: 'August',
          example: {
            form: 'აგვისტოში თბილისში ძალიან ცხელა!',
            gloss: 'It is very hot in Tbilisi in August!',
          },
        },
        {
          id: 'month.september',
          form: 'სექტემბერი',
          gloss: 'September',
          example: { form: 'სკოლა სექტემბერში იწყება.', gloss: 'School begins in September.' },
        },
        {
          id: 'month.october',
          form: 'ოქტომბერი',
          gloss: 'October',
          example: {
            form: 'ოქტომბერში კახეთში რთველია.',
            gloss: 'In October it is grape harvest time in Kakheti.',
          },
        },
        {
          id: 'month.november',
          form: 'ნოემბერი',
          gloss: 'November',
          example: { form: 'ნოემბერში აქ არ ვიქნები.', gloss: 'I will not be here in November.' },
        },
        {
          id: 'month.december',
          form: 'დეკემბერი',
          gloss: 'December',
          example: {
            form: 'დეკემბერში ჩემი ძმა ბათუმში იქნება.',
            gloss: 'My brother will be in Batumi in December.',
          },
        },
      ],
    },
    {
      kind: 'words',
      id: 'seasons',
      title: 'Seasons',
      description: 'The four seasons of the year and what they are like.',
      words: [
        {
          id: 'season.spring',
          form: 'გაზაფხული',
          gloss: 'spring',
          example: { form: 'გაზაფხული მოვიდა!', gloss: 'Spring has come!' },
        },
        {
          id: 'season.summer',
          form: 'ზაფხული',
          gloss: 'summer',
          example: { form: 'ზაფხულში ზღვაზე მივდივართ.', gloss: 'We are going to the sea in the summer.' },
        },
        {
          id: 'season.autumn',
          form: 'შემოდგომა',
          gloss: 'autumn',
          example: { form: 'შემოდგომაზე აქ ძალიან ლამაზია.', gloss: 'It is very beautiful here in autumn.' },
        },
        {
          id: 'season.winter',
          form: 'ზამთარი',
          gloss: 'winter',
          example: { form: 'ზამთარში ცხელ ჩაის ვსვამ.', gloss: 'In winter I drink hot tea.' },
        },
      ],
    },
    {
      kind: 'words',
      id: 'days',
      title: 'Days of the Week',
      description: 'Seven days, four of which are numbered.',
      words: [
        {
          id: 'day.monday',
          form: 'ორშაბათი',
          gloss: 'Monday',
          example: {
            form: 'დღეს ორშაბათია, მუზეუმი დაკეტილია.',
            gloss: 'Today is Monday; the museum is closed.',
          },
        },
        {
          id: 'day.tuesday',
          form: 'სამშაბათი',
          gloss: 'Tuesday',
          example: {
            form: 'სამშაბათს ქართულის გაკვეთილი მაქვს.',
            gloss: 'I have a Georgian lesson on Tuesday.',
          },
        },
        {
          id: 'day.wednesday',
          form: 'ოთხშაბათი',
          gloss: 'Wednesday',
          example: { form: 'ოთხშაბათს რას აკეთებ?', gloss: 'What are you doing on Wednesday?' },
        },
        {
          id: 'day.thursday',
          form: 'ხუთშაბათი',
          gloss: 'Thursday',
          example: {
            form: 'გიორგი ხუთშაბათს ბათუმიდან ჩამოდის.',
            gloss: 'Giorgi is arriving from Batumi on Thursday.',
          },
        },
        {
          id: 'day.friday',
          form: 'პარასკევი',
          gloss: 'Friday',
          example: { form: 'პარასკევს სტუმრები მოდიან.', gloss: 'Guests are coming on Friday.' },
        },
        {
          id: 'day.saturday',
          form: 'შაბათი',
          gloss: 'Saturday',
          example: { form: 'შაბათს არ ვმუშაობ.', gloss: 'I do not work on Saturdays.' },
        },
        {
          id: 'day.sunday',
          form: 'კვირა',
          gloss: 'Sunday; week',
          example: { form: 'მამა კვირას ეკლესიაში მიდის.', gloss: 'Father is going to church on Sunday.' },
        },
      ],
    },
    {
      kind: 'words',
      id: 'time',
      title: 'Time Expressions',
      description: 'Words that tell when, how long and how often.',
      words: [
        {
          id: 'time.today',
          form: 'დღეს',
          gloss: 'today',
          example: { form: 'დღეს რა რიცხვია?', gloss: 'What is the date today?' },
        },
        {
          id: 'time.yesterday',
          form: 'გუშინ',
          gloss: 'yesterday',
          example: { form: 'გუშინ მცხეთაში ვიყავით.', gloss: 'Yesterday we were in Mtskheta.' },
        },
        {
          id: 'time.tomorrow',
          form: 'ხვალ',
          gloss: 'tomorrow',
          example: { form: 'კარგი, ხვალ გნახავ!', gloss: 'All right, I will see you tomorrow!' },
        },
        {
          id: 'time.now',
          form: 'ახლა',
          gloss: 'now',
          example: { form: 'სად ხარ ახლა?', gloss: 'Where are you now?' },
        },
        {
          id: 'time.hour',
          form: 'საათი',
          gloss: 'hour; clock',
          example: { form: 'უკაცრავად, რომელი საათია?', gloss: 'Excuse me, what time is it?' },
        },
        {
          id: 'time.day',
          form: 'დღე',
          gloss: 'day',
          example: { form: 'კარგ დღეს გისურვებთ!', gloss: 'I wish you a good day!' },
        },
        {
          id: 'time.month',
          form: 'თვე',
          gloss: 'month',
          example: { form: 'ერთი თვე ქუთაისში ვცხოვრობდი.', gloss: 'I lived in Kutaisi for one month.' },
        },
        {
          id: 'time.year',
          form: 'წელი',
          gloss: 'year',
          example: { form: 'გილოცავ ახალ წელს!', gloss: 'Happy New Year!' },
        },
        {
          id: 'time.always',
          form: 'ყოველთვის',
          gloss: 'always',
          example: { form: 'ის ყოველთვის გვიან მოდის.', gloss: 'He always comes late.' },
        },
        {
          id: 'time.often',
          form: 'ხშირად',
          gloss: 'often',
          example: { form: 'თბილისში ხშირად ჩამოდიხართ?', gloss: 'Do you often come to Tbilisi?' },
        },
      ],
    },
  ],
  exercises: [
    {
      id: 'months.matching',
      title: 'Word Matching',
      description: 'Read a Georgian word and choose its meaning.',
      template: 'meaning',
      feedback: 'generic',
      judge: 'at-once',
      hint: 'when-wrong',
      next: 'answered',
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
      judge: 'at-once',
      hint: 'when-wrong',
      next: 'answered',
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
      judge: 'on-check',
      check: 'Check Order',
      hint: 'when-wrong',
      next: 'answered',
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
  review:
    'No native speaker has read this yet. Please check above all: whether მაისში დაბადების დღე მაქვს is the ' +
    'usual way to say when one has a birthday; the word order of სკოლა სექტემბერში იწყება; whether შაბათს არ ' +
    'ვმუშაობ is plain enough for every Saturday, and პარასკევს სტუმრები მოდიან for guests still to come; whether ' +
    'ერთი თვე ქუთაისში ვცხოვრობდი is better in the aorist; whether კარგი, ხვალ გნახავ sounds natural between ' +
    'friends; whether ის ორ კვირაში ჩამოვა is what people say for "in two weeks"; whether დღეს რა რიცხვია is the ' +
    'plain way to ask for the date; and whether the tip that the days are counted from Sunday, historically ' +
    'right, helps a beginner. Left out as too much for a first lesson: გუშინწინ and ზეგ, წუთი, ადრე and გვიან as ' +
    'words of their own, წელს in the sense "this year", the dative of dates, and წელი in its other sense, ' +
    '"waist".',
} as const satisfies LessonSource;
