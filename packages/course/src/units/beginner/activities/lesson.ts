import { conjugationsSection } from '../../../conjugations.ts';
import type { LessonContent } from '../../../unit.ts';
import { wordSections } from '../../../wordSections.ts';

/** Forty-six things that one does from waking up to sleep, at home, at work and with others. */
export const lesson: LessonContent = {
  title: 'Daily Activities - ყოველდღიური საქმეები',
  subtitle: 'Your day in forty-six actions, each in a sentence.',
  tips: [
    'With most verbs ვ- before the form for "you" makes it "I", and a -თ at the end makes it several people: საუზმობ (you have breakfast), ვსაუზმობ (I have breakfast), ვსაუზმობთ (we have breakfast). საუზმობთ is "you" again, to several people or politely to one.',
    'Many words of the list begin with a prefix that the present leaves out: მომზადება is "to prepare", ამზადებს is "he or she is preparing"; ადგომა is "to get up", დგება "gets up". With the prefix the thing is done or will be done: ადგები (you will get up).',
    'An ი before the root can say that one does something to oneself. So თმას ივარცხნის means that somebody combs his or her own hair, and no word for "own" is needed.',
    'Georgians say სტუმარი ღვთისაა, "a guest is from God". To go and see people at home is სტუმრად წასვლა, word for word "to go as a guest".',
  ],
  sections: [
    ...wordSections(import.meta.url, [
      {
        id: 'morning',
        title: 'Morning',
        description: 'What you do between waking up and breakfast.',
      },
      {
        id: 'work',
        title: 'Work and Study',
        description: 'Going to work, learning and teaching.',
      },
      {
        id: 'household',
        title: 'Household',
        description: 'Cooking, cleaning and other work at home.',
      },
      {
        id: 'leisure',
        title: 'Free Time',
        description: 'What people do when they do not have to work.',
      },
      {
        id: 'evening',
        title: 'Evening',
        description: 'From coming home to sleep.',
      },
      {
        id: 'social',
        title: 'With Others',
        description: 'Meeting, calling, helping and visiting people.',
      },
    ]),
    conjugationsSection('activities', [
      'wake-up',
      'stand-up',
      'go',
      'begin',
      'prepare',
      'listen',
      'watch',
      'sing',
      'rest',
      'come-back',
      'sleep',
      'meet',
      'call',
      'help',
      'wait',
    ]),
  ],
  exercises: [
    {
      id: 'activities.matching',
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
          id: 'activities.matching.1',
          teaches: ['word.wake-up'],
          prompt: 'What does this word mean?',
          display: 'გაღვიძება',
          options: ['to come back', 'to rest', 'to wake up', 'to begin'],
          answer: 'to wake up',
        },
        {
          kind: 'choice',
          id: 'activities.matching.2',
          teaches: ['word.translate'],
          prompt: 'What does this word mean?',
          display: 'თარგმნა',
          options: ['to write', 'to translate', 'to teach', 'to study'],
          answer: 'to translate',
        },
        {
          kind: 'choice',
          id: 'activities.matching.3',
          teaches: ['word.sweep'],
          prompt: 'What does this word mean?',
          display: 'დაგვა',
          options: ['to sweep', 'to cook', 'to invite', 'to write'],
          answer: 'to sweep',
        },
        {
          kind: 'choice',
          id: 'activities.matching.4',
          teaches: ['word.swim'],
          prompt: 'What does this word mean?',
          display: 'ცურვა',
          options: ['to dance', 'to draw', 'to sing', 'to swim'],
          answer: 'to swim',
        },
        {
          kind: 'choice',
          id: 'activities.matching.5',
          teaches: ['word.wait'],
          prompt: 'What does this word mean?',
          display: 'ლოდინი',
          options: ['to invite', 'to wait', 'to meet', 'to call'],
          answer: 'to wait',
        },
      ],
    },
    {
      id: 'activities.translation',
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
          id: 'activities.translation.1',
          teaches: ['word.get-up'],
          prompt: 'What is "to get up" in Georgian?',
          options: ['ჩაცმა', 'დაწოლა', 'ადგომა', 'დაბრუნება'],
          answer: 'ადგომა',
        },
        {
          kind: 'choice',
          id: 'activities.translation.2',
          teaches: ['word.teach'],
          prompt: 'What is "to teach" in Georgian?',
          options: ['სწავლება', 'დაწყება', 'წერა', 'დაგვიანება'],
          answer: 'სწავლება',
        },
        {
          kind: 'choice',
          id: 'activities.translation.3',
          teaches: ['word.set-table'],
          prompt: 'What is "to set the table" in Georgian?',
          options: ['ჭურჭლის გარეცხვა', 'ნაგვის გადაყრა', 'საჭმლის მომზადება', 'სუფრის გაშლა'],
          answer: 'სუფრის გაშლა',
        },
        {
          kind: 'choice',
          id: 'activities.translation.4',
          teaches: ['word.dance'],
          prompt: 'What is "to dance" in Georgian?',
          options: ['სეირნობა', 'ცეკვა', 'ხატვა', 'სიმღერა'],
          answer: 'ცეკვა',
        },
        {
          kind: 'choice',
          id: 'activities.translation.5',
          teaches: ['word.call'],
          prompt: 'What is "to call (by phone)" in Georgian?',
          options: ['დარეკვა', 'შეხვედრა', 'გაცნობა', 'დახმარება'],
          answer: 'დარეკვა',
        },
      ],
    },
    {
      id: 'activities.sequencing',
      title: 'Sequencing',
      description: 'Put the parts of a day in their order.',
      feedback: 'order',
      checkOn: 'button',
      check: 'Check Sequence',
      hint: 'when-wrong',
      advanceAfter: 'answer',
      items: [
        {
          kind: 'order',
          id: 'activities.sequencing.1',
          teaches: ['word.wake-up', 'word.get-up', 'word.have-breakfast', 'word.go-to-work', 'word.begin'],
          prompt:
            'Nino has breakfast at home and then works in a bank. Put her morning in order, from bed to the first minute of work.',
          items: ['იღვიძებს', 'დგება', 'სახლში საუზმობს', 'სამსახურში მიდის', 'მუშაობას იწყებს'],
          hint: 'Nino opens her eyes before she leaves her bed.',
          explanation:
            'With "he" or "she" a verb of the present ends in -ს or, as in დგება, in -ა. Beside იღვიძებს people also say ნინოს ეღვიძება.',
        },
        {
          kind: 'order',
          id: 'activities.sequencing.2',
          teaches: ['word.cook', 'word.have-supper', 'word.wash-dishes'],
          prompt:
            'Giorgi has nothing to eat at home. Put his evening in order, from the way to the market to the clean kitchen.',
          items: ['ბაზარში მიდის', 'თევზს ყიდულობს', 'თევზს ამზადებს', 'ვახშმობს', 'ჭურჭელს რეცხავს'],
          hint: 'He must have the fish before he can do anything with it.',
          explanation:
            'What he buys, prepares and washes ends in -ს: თევზს, ჭურჭელს. ვახშმობს needs no such word, because the meal is in the verb.',
        },
        {
          kind: 'order',
          id: 'activities.sequencing.3',
          teaches: ['word.call', 'word.invite', 'word.go-visiting', 'word.come-back'],
          prompt:
            'Nino phones Giorgi and has a plan for supper. Put the story in order, from her call to its end.',
          items: [
            'ნინო გიორგის ურეკავს',
            'ვახშამზე პატიჟებს',
            'გიორგი საჩუქარს ყიდულობს',
            'ნინოსთან სტუმრად მიდის',
            'სახლში გვიან ბრუნდება',
          ],
          hint: 'Giorgi learns of the supper on the phone, and he does not arrive with empty hands.',
          explanation:
            'The one who is called takes -ს: გიორგის. ნინოსთან is "to Nino, at her place", and სტუმრად adds that he goes there as a guest.',
        },
      ],
    },
    {
      id: 'activities.time-of-day',
      title: 'Time of Day',
      description: 'Read what people do and choose the time of day.',
      feedback: 'explained',
      checkOn: 'response',
      hint: 'when-wrong',
      advanceAfter: 'answer',
      items: [
        {
          kind: 'choice',
          id: 'activities.time-of-day.1',
          teaches: ['word.wake-up', 'word.brush-teeth'],
          prompt: 'Read the sentence. When does this happen?',
          display: 'მზე ამოდის, ნინო იღვიძებს და კბილებს იხეხავს.',
          options: ['დილით', 'შუადღისას', 'საღამოს', 'ღამით'],
          answer: 'დილით',
          explanation:
            'The sun is rising, Nino wakes up and brushes her teeth. დილა is "morning", დილით is "in the morning".',
        },
        {
          kind: 'choice',
          id: 'activities.time-of-day.2',
          teaches: ['word.rest'],
          prompt: 'Read the sentence. When does this happen?',
          display: 'მზე მაღლა დგას, ძალიან ცხელა და ვისვენებთ.',
          options: ['დილით', 'შუადღისას', 'საღამოს', 'ღამით'],
          answer: 'შუადღისას',
          explanation:
            'The sun stands high, it is very hot, and we are resting. შუადღე, "noon", is made of შუა (middle) and დღე (day).',
        },
        {
          kind: 'choice',
          id: 'activities.time-of-day.3',
          teaches: ['word.come-back'],
          prompt: 'Read the sentence. When does this happen?',
          display: 'მზე ჩადის და მამა სამსახურიდან ბრუნდება.',
          options: ['დილით', 'შუადღისას', 'საღამოს', 'ღამით'],
          answer: 'საღამოს',
          explanation:
            'The sun is setting, and Father is coming back from work. From საღამო, "evening", comes the greeting საღამო მშვიდობისა (good evening).',
        },
        {
          kind: 'choice',
          id: 'activities.time-of-day.4',
          teaches: ['word.sleep', 'word.take-walk'],
          prompt: 'Read the sentence. When does this happen?',
          display: 'ყველას სძინავს და ქუჩაში არავინ სეირნობს.',
          options: ['დილით', 'შუადღისას', 'საღამოს', 'ღამით'],
          answer: 'ღამით',
          explanation:
            'Everybody is asleep, and nobody is walking in the street. After არავინ (nobody) the verb needs no further "not".',
        },
        {
          kind: 'choice',
          id: 'activities.time-of-day.5',
          teaches: ['word.have-breakfast'],
          prompt: 'Read the sentence. When does this happen?',
          display: 'რვა საათზე ვსაუზმობთ და სკოლაში მივდივართ.',
          options: ['დილით', 'შუადღისას', 'საღამოს', 'ღამით'],
          answer: 'დილით',
          explanation:
            'At eight we have breakfast, and we go to school. The meal is საუზმე, to have it is საუზმობა.',
        },
      ],
    },
    {
      id: 'activities.completion',
      title: 'Completion',
      description: 'Choose the word that completes the sentence.',
      feedback: 'generic',
      checkOn: 'button',
      hint: 'when-wrong',
      advanceAfter: 'answer',
      items: [
        {
          kind: 'fill-blank',
          id: 'activities.completion.1',
          teaches: ['word.listen-music'],
          prompt: 'Which word is missing?',
          sentence: 'საღამოს მუსიკას ___.',
          options: ['ვუყურებ', 'ვხატავ', 'ვუსმენ', 'ვთარგმნი'],
          answers: ['ვუსმენ'],
          hint: 'You do this with your ears.',
          translation: 'In the evening I listen to music.',
          explanation: 'Georgian needs no word for "to" here: what you listen to ends in -ს, as in მუსიკას.',
        },
        {
          kind: 'fill-blank',
          id: 'activities.completion.2',
          teaches: ['word.get-up'],
          prompt: 'Which form is missing?',
          sentence: 'გიორგი, დილით რომელ საათზე ___?',
          options: ['ვდგები', 'დგები', 'დგება', 'დგებიან'],
          answers: ['დგები'],
          hint: 'You are asking Giorgi himself, and he is a friend.',
          translation: 'Giorgi, what time do you get up in the morning?',
          explanation: 'The form for შენ has neither ვ- nor -თ. To a stranger it is დგებით.',
        },
        {
          kind: 'fill-blank',
          id: 'activities.completion.3',
          teaches: ['word.take-walk'],
          prompt: 'Which form is missing?',
          sentence: 'ბავშვები ტყეში ___.',
          options: ['ვსეირნობ', 'სეირნობ', 'სეირნობთ', 'სეირნობენ'],
          answers: ['სეირნობენ'],
          hint: 'Several people do it, and neither you nor I am one of them.',
          translation: 'The children are taking a walk in the forest.',
          explanation: 'For one child it is სეირნობს. Only "I" and "we" put ვ- before it.',
        },
        {
          kind: 'fill-blank',
          id: 'activities.completion.4',
          teaches: ['word.wash-dishes'],
          prompt: 'Which form is missing?',
          sentence: 'ჩემი ძმა ___ რეცხავს.',
          options: ['ჭურჭელს', 'ჭურჭელი', 'ჭურჭლის', 'ჭურჭლით'],
          answers: ['ჭურჭელს'],
          hint: 'It is what he is washing, as teeth are what Nino is brushing in კბილებს იხეხავს.',
          translation: 'My brother is washing the dishes.',
          explanation:
            'ჭურჭელი is one word for all the dishes together, and it stays singular. Its ე drops in ჭურჭლის, "of the dishes", as in ჭურჭლის გარეცხვა.',
        },
        {
          kind: 'fill-blank',
          id: 'activities.completion.5',
          teaches: ['word.sleep'],
          prompt: 'Which form is missing?',
          sentence: '___ უკვე სძინავს.',
          options: ['ბაბუა', 'ბაბუამ', 'ბაბუას', 'ბაბუით'],
          answers: ['ბაბუას'],
          hint: 'The sleeper takes the ending of the child in ბავშვს გაეღვიძა, "the child woke up".',
          translation: 'Grandfather is already asleep.',
          explanation:
            'Sleep comes to people in Georgian: the sleeper has the ending -ს, and "I am asleep" is მძინავს.',
        },
      ],
    },
  ],
  reviewerNote:
    'No native speaker has read this yet. Please check above all: whether the example of გაღვიძება, with the ' +
    'child in the dative, sits well beside იღვიძებს in the exercises; whether people speak of პირის დაბანა or ' +
    'rather of washing hands and face together; whether შხაპის მიღება sounds too official for speech; whether ' +
    'საუზმობა and ვახშმობა are said as readily as their finite forms; whether ღრმა ძილით სძინავს is what one ' +
    'says of a brother; the order of words in შენი ძმა ვის ელოდება and ხვალ მეგობარს სად შეხვდები; მუშაობას ' +
    'ამთავრებს beside სამუშაოს ამთავრებს; სახლში დარეკე for calling home; the verbal noun სწავლება ' +
    'for the verb ასწავლის in a list for beginners; ვახშამზე პატიჟებს in the third sequence; არავინ სეირნობს ' +
    'without არ; and whether the tips on the prefix and on ი say enough without saying too much. The ' +
    'examples of ჩაცმა, დაგვიანება, დაძინება and დახმარება show the verbal noun or a participle beside or ' +
    'instead of the finite form.',
};
