import type { LessonContent } from '../../../unit.ts';

/** Eight idioms and sayings that live in speech, each with its picture, its sense and its place. */
export const lesson: LessonContent = {
  title: 'Idiomatic Expressions',
  subtitle: 'Eight sayings that mean more than their words, and when to use them.',
  tips: [
    'Read the Georgian and its literal meaning first, and guess. Only then look at what it means: a picture that you have guessed about stays in your memory.',
    'The picture of an idiom is fixed, but its verb may change with person and time: ყურები ჩამოყარა is said of someone else, ყურები ჩამოვყარე of yourself.',
    'An idiom may leave out its verb and still follow the grammar. In შენს პირს შაქარი the dative შენს პირს says "to your mouth", and the wish is understood.',
    'Mind who speaks to whom. With friends and family it is შენი ჭირიმე and შენს პირს შაქარი; politely, or to several people, თქვენი ჭირიმე and თქვენს პირს შაქარი.',
  ],
  sections: [
    {
      kind: 'idioms',
      id: 'emotions',
      title: 'Emotions',
      description: 'What ears and the heart tell about a mood.',
      idioms: [
        {
          id: 'advanced-idioms.drop-ears',
          form: 'ყურები ჩამოყარა',
          gloss: 'lost heart, became downcast',
          literal: 'let the ears drop',
          example: {
            form: 'გუნდმა წააგო და გიორგიმ ყურები ჩამოყარა.',
            gloss: 'The team lost and Giorgi lost heart.',
          },
          explanation:
            'Said of someone who has had bad news, in everyday talk and not in formal writing. The verb is an aorist, so the person stands in the ergative (გიორგიმ) and the ears in the nominative. Such a person is then ყურებჩამოყრილი, "crestfallen".',
        },
        {
          id: 'advanced-idioms.hot-heart',
          form: 'ცხელ გულზე',
          gloss: 'in the heat of the moment',
          literal: 'on a hot heart',
          example: {
            form: 'ცხელ გულზე ბევრი რამ ვთქვი და ახლა ვნანობ.',
            gloss: 'In the heat of the moment I said many things, and now I regret it.',
          },
          explanation:
            'Says that someone spoke, wrote or decided while still angry or upset. It is neutral, good in talk and in writing. It often comes with an apology, or with advice: do not decide anything ცხელ გულზე.',
        },
      ],
    },
    {
      kind: 'idioms',
      id: 'relationships',
      title: 'Relationships',
      description: 'Words of affection and of agreement.',
      idioms: [
        {
          id: 'advanced-idioms.your-trouble',
          form: 'შენი ჭირიმე',
          gloss: 'my dear; please, be a dear',
          literal: 'your trouble to me',
          example: {
            form: 'შენი ჭირიმე, ერთი ჭიქა წყალი მომიტანე.',
            gloss: 'Be a dear and bring me a glass of water.',
          },
          explanation:
            'The speaker would take your troubles upon himself or herself: ჭირი is plague or misfortune. Older people say it to children and grandchildren, and people who are close say it to make a request warm. Leave it out of business talk.',
        },
        {
          id: 'advanced-idioms.common-language',
          form: 'საერთო ენის გამონახვა',
          gloss: 'to come to an understanding, to find common ground',
          literal: 'the finding of a common language',
          example: {
            form: 'მეზობლებთან საერთო ენის გამონახვა ყოველთვის ადვილი არ არის.',
            gloss: 'It is not always easy to find common ground with the neighbors.',
          },
          explanation:
            'Neutral, good in talk and in writing, for neighbors, parents and children, or colleagues. With a finite verb ენა is the object: საერთო ენა გამონახეს, "they came to an understanding".',
        },
      ],
    },
    {
      kind: 'idioms',
      id: 'life-wisdom',
      title: 'Life Wisdom',
      description: 'A proverb and a line of verse that are often quoted.',
      idioms: [
        {
          id: 'advanced-idioms.seen-once',
          form: 'ასჯერ გაგონილს ერთხელ ნანახი სჯობს',
          gloss: 'seeing is believing; seeing something once is better than hearing of it often',
          literal: 'what is seen once is better than what is heard a hundred times',
          example: {
            form: 'სვანეთი აუცილებლად ნახე: ასჯერ გაგონილს ერთხელ ნანახი სჯობს.',
            gloss: 'Be sure to see Svaneti: seeing it once is better than hearing of it a hundred times.',
          },
          explanation:
            'Said to send someone out to look with their own eyes. What is better stands in the nominative (ნანახი), what it is measured against in the dative (გაგონილს). Like many proverbs it may end in -ო, "as they say".',
        },
        {
          id: 'advanced-idioms.give-away',
          form: 'რასაცა გასცემ, შენია; რას არა, დაკარგულია',
          gloss: 'what you give makes you richer, what you keep is lost',
          literal: 'what you give away is yours; what you do not is lost',
          example: {
            form: 'ბებია ხშირად ამბობს: „რასაცა გასცემ, შენია; რას არა, დაკარგულია“.',
            gloss: 'Grandmother often says: "What you give away is yours; what you do not is lost".',
          },
          explanation:
            'A line by Shota Rustaveli: King Rostevan advises his daughter Tinatin, the new ruler, to be generous. It sounds solemn, and one quotes it in praise of a generous person or in a toast. Many people say რაც არა instead of რას არა.',
        },
      ],
    },
    {
      kind: 'idioms',
      id: 'daily-life',
      title: 'Daily Life',
      description: 'Quick replies for hopes and for empty promises.',
      idioms: [
        {
          id: 'advanced-idioms.sugar',
          form: 'შენს პირს შაქარი',
          gloss: 'may your words come true',
          literal: 'sugar to your mouth',
          example: {
            form: 'ამბობ, რომ ხვალ კარგი ამინდი იქნება? შენს პირს შაქარი!',
            gloss: 'You say that the weather will be fine tomorrow? May your words come true!',
          },
          explanation:
            'The answer to someone who foretells something good: that the weather will be fine, that you will pass the exam. The mouth that said it has earned something sweet. Everyday and friendly.',
        },
        {
          id: 'advanced-idioms.donkey',
          form: 'როცა ვირი ხეზე ავა',
          gloss: 'never; when pigs fly',
          literal: 'when a donkey goes up a tree',
          example: {
            form: 'ის ვალს მაშინ დააბრუნებს, როცა ვირი ხეზე ავა.',
            gloss: 'He will pay back the debt when pigs fly.',
          },
          explanation:
            'A joke among friends about something that will not happen. The other half of the sentence is in the future and often has მაშინ, "then". Do not say it to someone you should respect: ვირი is also what one calls a stubborn person.',
        },
      ],
    },
    {
      kind: 'notes',
      id: 'study-tips',
      group: 'Additional Resources',
      title: 'Study Tips',
      notes: [
        {
          title: 'Learn the whole sentence',
          text: 'Learn the example, not only the idiom. It holds the case that the idiom needs and the place where it stands: გიორგიმ ყურები ჩამოყარა, with the person in the ergative.',
        },
        {
          title: 'Put yourself into it',
          text: 'Change the person and think of something that happened: ცხელ გულზე ვთქვი (I said it in the heat of the moment), ცხელ გულზე თქვა (he or she said it), ცხელ გულზე თქვეს (they said it).',
        },
        {
          title: 'Listen first',
          text: 'When you hear an idiom, note who said it, to whom and in what mood. Use it yourself after you have heard it two or three times, and first among friends.',
        },
      ],
    },
    {
      kind: 'notes',
      id: 'cultural-context',
      title: 'Cultural Context',
      notes: [
        {
          title: 'The heart in words',
          text: 'გული, "heart", is part of many words for character: გულკეთილი is kind, with კეთილი (good); გულწრფელი is sincere; გულგრილი is indifferent, with გრილი (cool). So it is no wonder that anger makes the heart hot.',
        },
        {
          title: 'Speaking in wishes',
          text: 'Many everyday phrases are wishes. შენს პირს შაქარი wishes you sweetness, გამარჯობა has the root of "victory", and so has the cry at toasts, გაუმარჯოს.',
        },
        {
          title: 'A poem full of proverbs',
          text: 'ვეფხისტყაოსანი, "The Knight in the Panther\'s Skin" by Shota Rustaveli, is some eight hundred years old. Georgians learn parts of it by heart at school, and many of its lines are quoted like proverbs.',
        },
      ],
    },
  ],
  exercises: [
    {
      id: 'advanced-idioms.meaning',
      title: 'Meaning Recognition',
      description: 'Tell what an idiom means.',
      feedback: 'advanced',
      checkOn: 'response',
      hint: 'when-wrong',
      advanceAfter: 'answer',
      items: [
        {
          kind: 'choice',
          id: 'advanced-idioms.meaning.1',
          teaches: [],
          prompt: 'These words are said of a person. What happened to that person?',
          display: 'ყურები ჩამოყარა',
          options: ['fell asleep', 'stopped listening', 'lost heart', 'told a secret'],
          answer: 'lost heart',
          explanation:
            'Think of a dog with drooping ears. Of yourself you would say ყურები ჩამოვყარე, with -ვ- for "I".',
        },
        {
          kind: 'choice',
          id: 'advanced-idioms.meaning.2',
          teaches: [],
          prompt: 'What does the speaker wish?',
          display: 'შენს პირს შაქარი',
          options: [
            'May what you said come true',
            'May you enjoy your meal',
            'May your journey be safe and quick',
            'May you sleep well tonight',
          ],
          answer: 'May what you said come true',
          explanation:
            'შაქარი is sugar and პირი is the mouth. With good food the wish is another: გემრიელად მიირთვით, "enjoy your meal".',
        },
      ],
    },
    {
      id: 'advanced-idioms.usage',
      title: 'Usage Practice',
      description: 'Choose the words that complete the sentence.',
      feedback: 'advanced',
      checkOn: 'response',
      hint: 'when-wrong',
      advanceAfter: 'answer',
      items: [
        {
          kind: 'choice',
          id: 'advanced-idioms.usage.1',
          teaches: ['word.donkey'],
          prompt:
            'Your friend Giorgi never gets up early. Complete the joke that he will do so "when pigs fly": გიორგი ადრე მაშინ ადგება, როცა ___.',
          options: ['ჩიტი დილით იმღერებს', 'კატა სახლში მოვა', 'ძაღლი წყალს დალევს', 'ვირი ხეზე ავა'],
          answer: 'ვირი ხეზე ავა',
          explanation:
            'ავა is the future of ასვლა, "to go up", made with the preverb ა-. The same preverb stands in ადგება, "he will get up".',
        },
        {
          kind: 'choice',
          id: 'advanced-idioms.usage.2',
          teaches: [],
          prompt:
            'You ask your sister for a favor and want to sound warm. What do you begin with? ___, ფანჯარა დახურე.',
          options: ['როცა ვირი ხეზე ავა', 'შენი ჭირიმე', 'შენს პირს შაქარი', 'ცხელ გულზე'],
          answer: 'შენი ჭირიმე',
          explanation:
            'Another word for such warmth is გენაცვალე. To a stranger you would say გთხოვთ, and the verb would be დახურეთ.',
        },
      ],
    },
    {
      id: 'advanced-idioms.context',
      title: 'Contextual Understanding',
      description: 'Find the words that suit the situation.',
      feedback: 'advanced',
      checkOn: 'response',
      hint: 'when-wrong',
      advanceAfter: 'answer',
      items: [
        {
          kind: 'choice',
          id: 'advanced-idioms.context.1',
          teaches: ['word.tongue'],
          prompt: 'Two colleagues argued for a week and agreed yesterday. How do you tell the good news?',
          options: [
            'ყურები ჩამოყარეს',
            'საერთო ენა გამონახეს',
            'ერთმანეთი ვერ იპოვეს',
            'ცხელ გულზე ილაპარაკეს',
          ],
          answer: 'საერთო ენა გამონახეს',
          explanation:
            'ენა is both tongue and language. After an aorist such as გამონახეს it stands in the nominative, and those who came to agree in the ergative.',
        },
        {
          kind: 'choice',
          id: 'advanced-idioms.context.2',
          teaches: [],
          prompt:
            'Your cousin has read a lot about Svaneti but has never been there. Which saying do you use to send her there?',
          options: [
            'ასჯერ გაგონილს ერთხელ ნანახი სჯობს',
            'დრო ყველაფრის მკურნალია',
            'რასაცა გასცემ, შენია; რას არა, დაკარგულია',
            'ძაღლი ყეფს, ქარავანი მიდის',
          ],
          answer: 'ასჯერ გაგონილს ერთხელ ნანახი სჯობს',
          explanation:
            'Two of the others are proverbs that English has too: დრო ყველაფრის მკურნალია is "time heals everything", and ძაღლი ყეფს, ქარავანი მიდის is "the dog barks, the caravan moves on".',
        },
      ],
    },
  ],
  reviewerNote:
    'No native speaker has read this yet. Seven of the eight idioms stand in a dictionary in this form or nearly so; of ' +
    'the first, ყურები ჩამოყარა, the lists have only the adjective ყურებჩამოყრილი. What none of them decides, please ' +
    'check above all: whether ყურები ჩამოყარა is best glossed "lost heart"; whether ცხელ გულზე is as neutral as said; who ' +
    'says შენი ჭირიმე today, and whether it opens a request between sisters; სჯობს, where a dictionary has the proverb ' +
    'with ჯობიაო; the line by Rustaveli, whose punctuation varies with the edition, and how usual რაც არა is beside რას ' +
    'არა; whether როცა ვირი ხეზე ავა is well known in all parts of the country; and whether მაშინ ... როცა with it ' +
    'sounds unforced.',
};
