import type { LessonContent } from '../../../unit.ts';

/** Fifteen things to write: sentences to translate, gaps to fill, and a few lines of one's own. */
export const lesson: LessonContent = {
  title: 'Writing Exercises',
  subtitle: 'From a sentence of two words to a few lines of your own.',
  tips: [
    'A Georgian sentence has no capital letters: a name and the first word of a sentence look like any other word. Questions and exclamations end as in English.',
    'A comma stands before a clause that begins with რომ (that), რომელიც (who, which) or a question word: ვიცი, რომ აქ ცხოვრობ. არ ვიცი, სად ცხოვრობ.',
    '-ში (in) and -ზე (on) are written as one word with their noun: სახლში, მაგიდაზე. შესახებ (about) and გარეშე (without) stand apart: შაქრის გარეშე, "without sugar".',
    'A message to a friend opens with გამარჯობა and the name. A formal letter opens with პატივცემულო (dear, respected), as in პატივცემულო ქალბატონო ნინო, and closes with პატივისცემით (respectfully).',
  ],
  sections: [
    {
      kind: 'prompts',
      id: 'basic',
      title: 'Basic',
      description:
        'Short sentences in the present; pronouns may be written or left out, and the final mark does not count.',
      feedback: 'writing',
      prompts: [
        {
          type: 'translation',
          example: { form: 'ცივი წყალი მინდა.', gloss: 'I want cold water.' },
          item: {
            kind: 'type-answer',
            id: 'writing.basic.1',
            teaches: ['word.tea'],
            prompt: 'Write in Georgian: "I want hot tea."',
            answers: [
              'ცხელი ჩაი მინდა.',
              'მე ცხელი ჩაი მინდა.',
              'მინდა ცხელი ჩაი.',
              'მე მინდა ცხელი ჩაი.',
              'ცხელი ჩაი მე მინდა.',
              'ცხელი ჩაი მინდა მე.',
              'ცხელი ჩაი მსურს.',
              'მე ცხელი ჩაი მსურს.',
              'მსურს ცხელი ჩაი.',
              'მე მსურს ცხელი ჩაი.',
            ],
            hint: 'What is wanted stays in the form of the word list; "I" is already inside the verb.',
            explanation:
              'With მინდა the thing wanted stands in the nominative, ჩაი. With a verb such as ვსვამ (I drink) it is the object and stands in the dative: ცხელ ჩაის ვსვამ.',
          },
        },
        {
          type: 'translation',
          example: { form: 'სად მუშაობთ?', gloss: 'Where do you work?' },
          item: {
            kind: 'type-answer',
            id: 'writing.basic.2',
            teaches: ['word.live', 'word.where'],
            prompt: 'Write in Georgian, to a friend or to a stranger: "Where do you live?"',
            answers: [
              'სად ცხოვრობთ?',
              'თქვენ სად ცხოვრობთ?',
              'სად ცხოვრობთ თქვენ?',
              'სად ცხოვრობ?',
              'შენ სად ცხოვრობ?',
              'სად ცხოვრობ შენ?',
            ],
            hint: 'The question word stands right before the verb. The verbal noun is ცხოვრება.',
            explanation:
              'ცხოვრობ is said to a friend, ცხოვრობთ to a stranger or to several people. "Where from?" is საიდან: საიდან ხართ?',
          },
        },
        {
          type: 'completion',
          item: {
            kind: 'type-answer',
            id: 'writing.basic.3',
            teaches: ['word.learn'],
            prompt: 'Write the missing word: ჩემი ძმა სკოლაში ___. (My brother studies at school.)',
            answers: ['სწავლობს', 'ჩემი ძმა სკოლაში სწავლობს.'],
            hint: 'The verbal noun is სწავლა; the subject is one person who is neither "I" nor "you".',
            explanation:
              'The ending shows who studies: სწავლობს is "he or she", სწავლობენ is "they". "I study" has its mark in front: ვსწავლობ.',
          },
        },
        {
          type: 'completion',
          item: {
            kind: 'type-answer',
            id: 'writing.basic.4',
            teaches: ['word.tea'],
            prompt: 'Write the missing word: ბებია ___ სვამს. (Grandmother is drinking tea.)',
            answers: ['ჩაის', 'ბებია ჩაის სვამს.'],
            hint: 'The object of a verb in the present stands in the dative.',
            explanation:
              'The ი of ჩაი belongs to the word itself, so the ending of the dative comes after it. In წვენი (juice) the ი is only the ending of the nominative, and it gives way: წვენს.',
          },
        },
        {
          type: 'composition',
          example: {
            form: 'მე ნინო ვარ და თბილისში ვცხოვრობ.',
            gloss: 'I am Nino, and I live in Tbilisi.',
          },
          item: {
            kind: 'compose',
            id: 'writing.basic.5',
            teaches: [],
            prompt: 'Introduce yourself in a sentence or two: who you are, where you live, what you do.',
            longerThan: 5,
            mustContainSpace: true,
            hint: 'ვარ is "I am", ვცხოვრობ "I live", ვმუშაობ "I work", ვსწავლობ "I study".',
            explanation:
              'A profession needs no word for "a": ექიმი ვარ is "I am a doctor". A name may come with its own verb: მე ნინო მქვია, "my name is Nino".',
          },
          modelAnswer: {
            form: 'გამარჯობა! მე ანა მქვია და ქუთაისში ვცხოვრობ. მასწავლებელი ვარ.',
            gloss: 'Hello! My name is Ana, and I live in Kutaisi. I am a teacher.',
          },
        },
      ],
    },
    {
      kind: 'prompts',
      id: 'intermediate',
      title: 'Intermediate',
      description: 'What happened yesterday, what one has, what will be if the weather is good.',
      feedback: 'writing',
      prompts: [
        {
          type: 'translation',
          example: { form: 'გუშინ წერილი დავწერე.', gloss: 'Yesterday I wrote a letter.' },
          item: {
            kind: 'type-answer',
            id: 'writing.intermediate.1',
            teaches: ['word.ticket', 'word.buy', 'time.yesterday'],
            prompt: 'Write in Georgian, with a form of ყიდვა: "Yesterday I bought a ticket."',
            answers: [
              'გუშინ ბილეთი ვიყიდე.',
              'გუშინ ვიყიდე ბილეთი.',
              'ბილეთი გუშინ ვიყიდე.',
              'ბილეთი ვიყიდე გუშინ.',
              'ვიყიდე ბილეთი გუშინ.',
              'ვიყიდე გუშინ ბილეთი.',
              'მე გუშინ ბილეთი ვიყიდე.',
              'მე გუშინ ვიყიდე ბილეთი.',
              'მე ბილეთი გუშინ ვიყიდე.',
              'მე ბილეთი ვიყიდე გუშინ.',
              'მე ვიყიდე ბილეთი გუშინ.',
              'მე ვიყიდე გუშინ ბილეთი.',
              'გუშინ მე ბილეთი ვიყიდე.',
              'გუშინ მე ვიყიდე ბილეთი.',
              'ბილეთი მე გუშინ ვიყიდე.',
              'ბილეთი გუშინ მე ვიყიდე.',
              'გუშინ ბილეთი მე ვიყიდე.',
              'ბილეთი მე ვიყიდე გუშინ.',
              'გუშინ ერთი ბილეთი ვიყიდე.',
              'გუშინ ვიყიდე ერთი ბილეთი.',
              'მე გუშინ ერთი ბილეთი ვიყიდე.',
              'გუშინ მე ერთი ბილეთი ვიყიდე.',
              'მე გუშინ ვიყიდე ერთი ბილეთი.',
              'გუშინ მე ვიყიდე ერთი ბილეთი.',
              'მე ვიყიდე ერთი ბილეთი გუშინ.',
              'ერთი ბილეთი გუშინ ვიყიდე.',
              'ერთი ბილეთი ვიყიდე გუშინ.',
            ],
            hint: 'The action is over, so the verb stands in the aorist and the ticket in the nominative.',
            explanation:
              'With "I" the ergative cannot be seen, for მე is the same in the nominative and the ergative; with a noun it can: დედამ ბილეთი იყიდა, "Mother bought a ticket".',
          },
        },
        {
          type: 'translation',
          example: { form: 'ჩემს ძმას დიდი სახლი აქვს.', gloss: 'My brother has a big house.' },
          item: {
            kind: 'type-answer',
            id: 'writing.intermediate.2',
            teaches: ['word.small', 'word.dog', 'word.my'],
            prompt: 'Write in Georgian: "My grandmother has a small dog."',
            answers: [
              'ჩემს ბებიას პატარა ძაღლი ჰყავს.',
              'ჩემს ბებიას ჰყავს პატარა ძაღლი.',
              'პატარა ძაღლი ჰყავს ჩემს ბებიას.',
              'პატარა ძაღლი ჩემს ბებიას ჰყავს.',
              'ჩემს ბებიას ერთი პატარა ძაღლი ჰყავს.',
              'ჩემს ბებიას ჰყავს ერთი პატარა ძაღლი.',
              'ერთი პატარა ძაღლი ჰყავს ჩემს ბებიას.',
              'ერთი პატარა ძაღლი ჩემს ბებიას ჰყავს.',
              'ბებიაჩემს პატარა ძაღლი ჰყავს.',
              'ბებიაჩემს ჰყავს პატარა ძაღლი.',
              'პატარა ძაღლი ჰყავს ბებიაჩემს.',
              'პატარა ძაღლი ბებიაჩემს ჰყავს.',
              'ბებიაჩემს ერთი პატარა ძაღლი ჰყავს.',
              'ბებიაჩემს ჰყავს ერთი პატარა ძაღლი.',
              'ერთი პატარა ძაღლი ჰყავს ბებიაჩემს.',
              'ერთი პატარა ძაღლი ბებიაჩემს ჰყავს.',
              'ბებიას პატარა ძაღლი ჰყავს.',
              'ბებიას ჰყავს პატარა ძაღლი.',
              'პატარა ძაღლი ჰყავს ბებიას.',
              'პატარა ძაღლი ბებიას ჰყავს.',
              'ბებიას ერთი პატარა ძაღლი ჰყავს.',
              'ბებიას ჰყავს ერთი პატარა ძაღლი.',
              'ერთი პატარა ძაღლი ჰყავს ბებიას.',
              'ერთი პატარა ძაღლი ბებიას ჰყავს.',
            ],
            hint: 'The owner stands in the dative, and a dog is alive: the verb is not the one for a house.',
            explanation:
              'აქვს is "has" for things, ჰყავს for people and animals, and for cars too. Georgians often leave out "my" with their own relatives: ბებიას alone will do.',
          },
        },
        {
          type: 'completion',
          example: { form: 'ჩემმა ძმამ წერილი დაწერა.', gloss: 'My brother wrote a letter.' },
          item: {
            kind: 'type-answer',
            id: 'writing.intermediate.3',
            teaches: ['word.friend'],
            prompt:
              'Write the missing form of მეგობარი: ჩემმა ___ ახალი სახლი იყიდა. (My friend bought a new house.)',
            answers: ['მეგობარმა', 'ჩემმა მეგობარმა ახალი სახლი იყიდა.'],
            hint: 'იყიდა is an aorist, so its subject stands in the ergative, and the possessive before it does so already.',
            explanation:
              'მეგობარი loses a vowel in some of its cases, as in მეგობრის (of a friend), but keeps it in the ergative and the dative.',
          },
        },
        {
          type: 'completion',
          item: {
            kind: 'type-answer',
            id: 'writing.intermediate.4',
            teaches: [],
            prompt:
              'Write the missing form of ყოფნა, in the future: თუ ხვალ კარგი ამინდი ___, ზღვაზე წავალთ. (If the weather is good tomorrow, we will go to the sea.)',
            answers: ['იქნება', 'თუ ხვალ კარგი ამინდი იქნება, ზღვაზე წავალთ.'],
            hint: 'It is the future of არის, for "it".',
            explanation:
              'English has the present after "if". Georgian usually has the future in both parts when all of it is still to come: იქნება, წავალთ.',
          },
        },
        {
          type: 'composition',
          example: {
            form: 'გუშინ ბაზარში წავედი. მერე მეგობარი ვნახე და ერთად კინოში წავედით.',
            gloss: 'Yesterday I went to the market. Then I saw a friend, and we went to the movies together.',
          },
          item: {
            kind: 'compose',
            id: 'writing.intermediate.5',
            teaches: [],
            prompt: 'Write two or three sentences about what you did yesterday.',
            longerThan: 5,
            mustContainSpace: true,
            hint: 'წავედი is "I went", ვნახე "I saw", ვიყიდე "I bought", დავწერე "I wrote".',
            explanation:
              'What was seen, bought or written stands in the nominative: მეგობარი ვნახე. Both მერე and შემდეგ are "then"; მერე belongs more to speech.',
          },
          modelAnswer: {
            form: 'გუშინ დილით ბევრი ვიმუშავე. საღამოს ბებია ვნახე და ერთად ჩაი დავლიეთ.',
            gloss:
              'Yesterday morning I worked a lot. In the evening I saw my grandmother, and we drank tea together.',
          },
        },
      ],
    },
    {
      kind: 'prompts',
      id: 'advanced',
      title: 'Advanced',
      description: 'Sentences in two parts, and short texts of your own.',
      feedback: 'writing',
      prompts: [
        {
          type: 'translation',
          example: { form: 'დღეს ბანკში უნდა წავიდე.', gloss: 'I have to go to the bank today.' },
          item: {
            kind: 'type-answer',
            id: 'writing.advanced.1',
            teaches: ['word.work', 'time.tomorrow'],
            prompt: 'Write in Georgian, with უნდა: "I have to work tomorrow."',
            answers: [
              'ხვალ უნდა ვიმუშაო.',
              'მე ხვალ უნდა ვიმუშაო.',
              'ხვალ მე უნდა ვიმუშაო.',
              'უნდა ვიმუშაო ხვალ.',
              'მე უნდა ვიმუშაო ხვალ.',
              'უნდა ხვალ ვიმუშაო.',
              'მე უნდა ხვალ ვიმუშაო.',
            ],
            hint: 'After უნდა the verb stands in the optative, as წავიდე does in the example. The verbal noun here is მუშაობა.',
            explanation:
              'In this sense უნდა never changes: უნდა ვიმუშაო (I must work), უნდა იმუშაო (you must work). With a person in the dative it is "wants": ბავშვს ჩაი უნდა.',
          },
        },
        {
          type: 'translation',
          example: { form: 'არ ვიცი, რა ღირს ბილეთი.', gloss: 'I do not know how much the ticket costs.' },
          item: {
            kind: 'type-answer',
            id: 'writing.advanced.2',
            teaches: ['word.live', 'word.where', 'word.know'],
            prompt: 'Write in Georgian: "I do not know where Nino lives."',
            answers: [
              'არ ვიცი, სად ცხოვრობს ნინო.',
              'მე არ ვიცი, სად ცხოვრობს ნინო.',
              'არ ვიცი, ნინო სად ცხოვრობს.',
              'მე არ ვიცი, ნინო სად ცხოვრობს.',
              'არ ვიცი, თუ სად ცხოვრობს ნინო.',
              'მე არ ვიცი, თუ სად ცხოვრობს ნინო.',
              'არ ვიცი, თუ ნინო სად ცხოვრობს.',
              'მე არ ვიცი, თუ ნინო სად ცხოვრობს.',
              'ნინო სად ცხოვრობს, არ ვიცი.',
              'ნინო სად ცხოვრობს, მე არ ვიცი.',
              'სად ცხოვრობს ნინო, არ ვიცი.',
              'სად ცხოვრობს ნინო, მე არ ვიცი.',
            ],
            hint: 'The second part reads just like the question "Where does Nino live?"; a comma stands before it.',
            explanation:
              'The order of a question does not change when it becomes part of another sentence. თუ may open it: არ ვიცი, თუ სად ცხოვრობს ნინო.',
          },
        },
        {
          type: 'completion',
          example: { form: 'მინდა, რომ ნინო აქ იყოს.', gloss: 'I want Nino to be here.' },
          item: {
            kind: 'type-answer',
            id: 'writing.advanced.3',
            teaches: ['word.come'],
            prompt: 'Write the missing verb: მინდა, რომ შენც ___. (I want you to come too.)',
            answers: [
              'მოხვიდე',
              'მინდა, რომ შენც მოხვიდე.',
              'წამოხვიდე',
              'მინდა, რომ შენც წამოხვიდე.',
              'ჩამოხვიდე',
              'მინდა, რომ შენც ჩამოხვიდე.',
            ],
            hint: 'The optative of მოსვლა, for one friend.',
            explanation:
              'In verbs of coming and going ხ marks "you": მოხვიდე (that you come), მოხვალ (you will come), but მოვალ (I will come). წამოხვიდე, which is right too, is "that you come along".',
          },
        },
        {
          type: 'composition',
          example: {
            form: 'გამარჯობა, გიორგი! შაბათს ჩემთან მოდი. საღამოს კინოში წავიდეთ.',
            gloss: "Hello, Giorgi! Come to my place on Saturday. In the evening let's go to the movies.",
          },
          item: {
            kind: 'compose',
            id: 'writing.advanced.4',
            teaches: [],
            prompt:
              'Write a short message to a friend: greet, invite your friend for Saturday, and say what you could do together.',
            longerThan: 5,
            mustContainSpace: true,
            hint: 'მოდი is "come", ჩემთან "to my place", წავიდეთ "let us go".',
            explanation:
              'The optative of "we" says "let us": წავიდეთ (let us go), ვნახოთ (let us see). Said to several people, or politely, "come" is მოდით.',
          },
          modelAnswer: {
            form: 'გამარჯობა, ნინო! როგორ ხარ? შაბათს ჩვენთან მოდი. ჯერ პარკში ვისეირნოთ, მერე ყავა დავლიოთ.',
            gloss:
              "Hello, Nino! How are you? Come to our place on Saturday. First let's take a walk in the park, then let's drink coffee.",
          },
        },
        {
          type: 'composition',
          example: {
            form: 'ჩემი საყვარელი ქალაქი თელავია. დიდი არ არის, მაგრამ ძალიან ლამაზია. იქ ჩემი ბებია ცხოვრობს და ყოველ ზაფხულს მასთან მივდივარ.',
            gloss:
              'My favorite town is Telavi. It is not big, but it is very beautiful. My grandmother lives there, and every summer I go to see her.',
          },
          item: {
            kind: 'compose',
            id: 'writing.advanced.5',
            teaches: [],
            prompt:
              'Describe a town or village that you love in three or four sentences: where it is, what it is like, why you love it.',
            longerThan: 5,
            mustContainSpace: true,
            hint: 'მაგრამ (but) joins a contrast, რადგან (because) a reason; იქ (there) saves you from repeating the name.',
            explanation:
              'The name of the town can be left out once it is known, since the verb needs no subject beside it: ძალიან ლამაზია is a whole sentence.',
          },
          modelAnswer: {
            form: 'ძალიან მიყვარს სიღნაღი. ეს პატარა და ძველი ქალაქი კახეთშია. სიღნაღი მიყვარს, რადგან იქ ჩემი მეგობრები ცხოვრობენ. იქ ხშირად ჩავდივარ.',
            gloss:
              'I love Sighnaghi very much. This small old town is in Kakheti. I love Sighnaghi because my friends live there. I often go there.',
          },
        },
      ],
    },
  ],
  exercises: [],
  reviewerNote:
    'No native speaker has read this yet. Please check above all: whether the lists of accepted answers leave ' +
    'out an order or a verb that people would use (a free translation with მომიწევს is left out, and so is ' +
    'ბილეთი ავიღე, as the prompt asks for ყიდვა); whether მსურს should be accepted beside მინდა; whether ' +
    'ბებიაჩემს is written so in one word everywhere; თუ ხვალ კარგი ამინდი იქნება for a condition that may ' +
    'well come true; whether უნდა ხვალ ვიმუშაო, სად ცხოვრობს ნინო, არ ვიცი and არ ვიცი, თუ ნინო სად ცხოვრობს ' +
    'are natural enough to count as right; საღამოს კინოში წავიდეთ without a word such as მოდი before it; ' +
    'whether პატივცემულო ქალბატონო ნინო is what one writes today, or the name alone after ქალბატონო; and ' +
    'whether one introduces oneself with მე ნინო ვარ as often as with მე ნინო მქვია. Left out as too much ' +
    'here: the perfect, the conditional, and the past of an action not finished.',
};
