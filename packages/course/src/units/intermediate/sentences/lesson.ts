import { conjugationsSection } from '../../../conjugations.ts';
import type { LessonContent } from '../../../unit.ts';

/** How words become sentences: their order, and eleven patterns with examples. */
export const lesson: LessonContent = {
  title: 'Sentence Construction',
  subtitle: 'Where the words stand, which endings they need, and how one sentence joins another.',
  tips: [
    'Read a Georgian sentence from its end: the verb usually comes last, and it already says who acts. Then look for the words that the verb needs.',
    'Trust the endings, not the places. ბიჭი ძაღლს ხედავს and ძაღლს ბიჭი ხედავს both say that the boy sees the dog, for -ს marks the one who is seen.',
    'A question that asks for yes or no has the same words in the same order as the statement. In speech only the voice tells them apart, in writing only the mark at the end.',
    'The one who has, wants or loves stands in the dative, and what is had, wanted or loved in the nominative: ბავშვს წიგნი აქვს, "the child has a book"; ბავშვს წყალი უნდა, "the child wants water".',
  ],
  sections: [
    {
      kind: 'topics',
      id: 'grammar-topics',
      title: 'Grammar Topics',
      description: 'Eleven patterns that carry most of what you will want to say.',
      topics: [
        {
          id: 'sentences.topics.order',
          title: 'Subject, object, verb',
          description: 'The plain sentence ends with its verb.',
          examples: [
            {
              form: 'ბავშვი რძეს სვამს.',
              gloss: 'The child is drinking milk.',
              explanation: 'Subject ბავშვი in the nominative, object რძეს in the dative, then the verb.',
            },
            {
              form: 'გოგო კატას ეძებს.',
              gloss: 'The girl is looking for the cat.',
              explanation: 'Where English needs "for", the Georgian verb has an object in the dative: კატას.',
            },
            {
              form: 'კატას გოგო ეძებს.',
              gloss: 'It is the girl who is looking for the cat.',
              explanation:
                'The endings are the same, so the roles are too; გოგო is stressed before the verb.',
            },
            {
              form: 'ჩვენ საღამოს პარკში ვსეირნობთ.',
              gloss: 'In the evening we take a walk in the park.',
              explanation: 'Time usually stands before place, and both stand before the verb.',
            },
          ],
        },
        {
          id: 'sentences.topics.be',
          title: 'To be',
          description: 'The verb "to be" has its own form for each person and a short one for "is".',
          examples: [
            {
              form: 'მე სტუდენტი ვარ.',
              gloss: 'I am a student.',
              explanation: 'ვარ is "I am". Both მე and სტუდენტი stand in the nominative.',
            },
            {
              form: 'ნინო ექიმია.',
              gloss: 'Nino is a doctor.',
              explanation: 'არის shortens to -ა and joins the word before it: ექიმი არის, ექიმია.',
            },
            {
              form: 'ჩვენ უკვე სახლში ვართ.',
              gloss: 'We are already at home.',
              explanation: 'ვართ is ვარ with the -თ of the plural.',
            },
            {
              form: 'გუშინ ცივი დღე იყო.',
              gloss: 'Yesterday was a cold day.',
              explanation: 'იყო is "was", for he, she and it.',
            },
          ],
          notes: ['All persons of the present: ვარ, ხარ, არის; ვართ, ხართ, არიან.'],
        },
        {
          id: 'sentences.topics.negation',
          title: 'Not, cannot, do not',
          description: 'Three words make a sentence negative, each in its own way.',
          examples: [
            {
              form: 'მე ყავას არ ვსვამ.',
              gloss: 'I do not drink coffee.',
              explanation: 'არ is the plain "not". It stands right before the verb.',
            },
            {
              form: 'აქედან ზღვას ვერ ვხედავ.',
              gloss: 'I cannot see the sea from here.',
              explanation: 'ვერ says that one is not able to, so no verb "can" is needed.',
            },
            {
              form: 'ნუ ჩქარობთ, დრო გვაქვს.',
              gloss: 'Do not hurry, we have time.',
              explanation:
                'ნუ with the present asks someone not to do something; -თ makes it polite or plural.',
            },
          ],
          notes: ['არა is "no" as an answer by itself: არა, არ ვიცი, "no, I do not know".'],
        },
        {
          id: 'sentences.topics.questions',
          title: 'Questions',
          description: 'Yes-or-no questions change nothing; a question word stands before the verb.',
          examples: [
            {
              form: 'თქვენ თბილისში ცხოვრობთ?',
              gloss: 'Do you live in Tbilisi?',
              explanation: 'The statement has the same words; the voice alone makes the question.',
            },
            {
              form: 'ახლა რას აკეთებ?',
              gloss: 'What are you doing now?',
              explanation: 'რას is the dative of რა (what): in the present the object needs it.',
            },
            {
              form: 'ამ წიგნს ვინ კითხულობს?',
              gloss: 'Who is reading this book?',
              explanation:
                'ვინ (who) is the subject, yet it stands right before the verb. ეს before a dative is ამ.',
            },
            {
              form: 'მატარებელი როდის მოდის?',
              gloss: 'When does the train come?',
              explanation: 'მატარებელი may also follow the verb: როდის მოდის მატარებელი?',
            },
          ],
        },
        {
          id: 'sentences.topics.adjectives',
          title: 'Adjectives and nouns',
          description: 'An adjective stands before its noun and shares only part of its endings.',
          examples: [
            {
              form: 'ეს დიდი სახლია.',
              gloss: 'This is a big house.',
              explanation: 'In the nominative the adjective ends in -ი, as in the dictionary.',
            },
            {
              form: 'ისინი დიდ სახლში ცხოვრობენ.',
              gloss: 'They live in a big house.',
              explanation:
                'Before a noun in the dative, and so before -ში and -ზე, the adjective loses its -ი.',
            },
            {
              form: 'პატარა ოთახში ერთი მაგიდა დგას.',
              gloss: 'There is one table in the small room.',
              explanation:
                'Adjectives in a vowel other than -ი, such as პატარა, do not change before a noun.',
            },
            {
              form: 'ჩემმა ძველმა მეგობარმა წიგნი დაწერა.',
              gloss: 'My old friend wrote a book.',
              explanation:
                'In the ergative ძველი and ჩემი take -მა, whatever the noun takes: ჩემმა ძველმა მეგობარმა, ჩემმა დედამ.',
            },
          ],
        },
        {
          id: 'sentences.topics.plural',
          title: 'The plural',
          description: 'One ending makes the plural, but not after numbers.',
          examples: [
            {
              form: 'ბავშვები ეზოში თამაშობენ.',
              gloss: 'The children are playing in the yard.',
              explanation:
                '-ებ- makes the plural, before the ending of the case. The verb is plural too: -ენ.',
            },
            {
              form: 'ამ ქუჩაზე ლამაზი სახლებია.',
              gloss: 'There are beautiful houses on this street.',
              explanation: 'The adjective stays singular. So does the verb -ა, because houses are things.',
            },
            {
              form: 'მე სამი მეგობარი მყავს.',
              gloss: 'I have three friends.',
              explanation: 'After a number the noun stays singular: სამი tells enough.',
            },
            {
              form: 'ქალაქში ბევრი მანქანაა.',
              gloss: 'There are many cars in the city.',
              explanation: 'After ბევრი (many, much) the noun stays singular as well.',
            },
          ],
          notes: [
            'Nouns in -ა lose it before -ებ-: ქუჩა, ქუჩები. Those in -ე, -ო and -უ keep their vowel: დღე, დღეები; ეზო, ეზოები.',
          ],
        },
        {
          id: 'sentences.topics.dative',
          title: 'The object in the dative',
          description:
            'In the present the object stands in the dative, and so does the person who gets something.',
          examples: [
            {
              form: 'მამა გაზეთს კითხულობს.',
              gloss: 'Father is reading a newspaper.',
              explanation: 'გაზეთი drops its -ი and takes -ს.',
            },
            {
              form: 'მე მას კარგად ვიცნობ.',
              gloss: 'I know him well.',
              explanation: 'მას is the dative of ის, for him, her and it.',
            },
            {
              form: 'მასწავლებელი ბავშვს წიგნს აძლევს.',
              gloss: 'The teacher gives the child a book.',
              explanation: 'Two datives: the one who gets something usually comes first.',
            },
          ],
        },
        {
          id: 'sentences.topics.have',
          title: 'To have',
          description: 'There are two verbs, one for things and one for the living.',
          examples: [
            {
              form: 'მე ახალი ტელეფონი მაქვს.',
              gloss: 'I have a new phone.',
              explanation: 'მაქვს is for things. What one has stands in the nominative.',
            },
            {
              form: 'ნინოს ორი შვილი ჰყავს.',
              gloss: 'Nino has two children.',
              explanation: 'ჰყავს is for people and animals. The one who has stands in the dative: ნინოს.',
            },
            {
              form: 'შენ მანქანა გყავს?',
              gloss: 'Do you have a car?',
              explanation: 'Cars go with the living. გ- in front is the second person, მ- the first.',
            },
            {
              form: 'დღეს დრო არ გვაქვს.',
              gloss: 'We have no time today.',
              explanation: 'გვ- in front is "we". "No time" is put as "time we have not".',
            },
          ],
          notes: [
            'მაქვს, გაქვს, აქვს; გვაქვს, გაქვთ, აქვთ. In the same way მყავს, გყავს, ჰყავს; გვყავს, გყავთ, ჰყავთ.',
          ],
        },
        {
          id: 'sentences.topics.want',
          title: 'Wanting and liking',
          description: 'The person stands in the dative, the thing wanted or liked in the nominative.',
          examples: [
            {
              form: 'მე ცივი წყალი მინდა.',
              gloss: 'I want cold water.',
              explanation: 'მ- in მინდა says that I am the one who wants; წყალი is in the nominative.',
            },
            {
              form: 'ბავშვს ნაყინი უნდა.',
              gloss: 'The child wants ice cream.',
              explanation: 'ბავშვს is the dative, and უნდა is "he or she wants".',
            },
            {
              form: 'ეს სიმღერა ძალიან მომწონს.',
              gloss: 'I like this song very much.',
              explanation: 'Word for word it is nearly "this song pleases me".',
            },
            {
              form: 'დედას ყვავილები უყვარს.',
              gloss: 'Mother loves flowers.',
              explanation:
                'უყვარს is "he or she loves"; it stays the same whether one flower is loved or many.',
            },
          ],
          notes: ['მინდა, გინდა, უნდა; გვინდა, გინდათ, უნდათ.'],
        },
        {
          id: 'sentences.topics.past',
          title: 'The past and its subject',
          description:
            'In the past of a finished action the subject is in the ergative, the object in the nominative.',
          examples: [
            {
              form: 'ბავშვმა წიგნი წაიკითხა.',
              gloss: 'The child read the book.',
              explanation: 'Compare the present ბავშვი წიგნს კითხულობს: both endings have changed.',
            },
            {
              form: 'გიორგიმ პური იყიდა.',
              gloss: 'Giorgi bought bread.',
              explanation:
                'After a vowel the ergative ends in -მ. The -ი of გიორგი belongs to the name and stays.',
            },
            {
              form: 'მე წერილი დავწერე.',
              gloss: 'I wrote a letter.',
              explanation: 'მე looks the same in the ergative; only წერილი shows the change.',
            },
            {
              form: 'ნინო სახლში წავიდა.',
              gloss: 'Nino went home.',
              explanation:
                'Verbs of coming and going have no object, and their subject stays in the nominative.',
            },
          ],
        },
        {
          id: 'sentences.topics.joining',
          title: 'Joining sentences',
          description: 'Small words join two sentences; most have a comma before them.',
          examples: [
            {
              form: 'დედა ყავას სვამს და წიგნს კითხულობს.',
              gloss: 'Mother is drinking coffee and reading a book.',
              explanation: 'One subject, two verbs: და joins them and needs no comma.',
            },
            {
              form: 'სახლი ლამაზია, მაგრამ ძალიან ძვირია.',
              gloss: 'The house is beautiful, but it is very expensive.',
              explanation: 'Each half has its own short "is", -ა.',
            },
            {
              form: 'ვიცი, რომ აქ ცხოვრობ.',
              gloss: 'I know that you live here.',
              explanation: 'English may leave "that" out; რომ stays, with a comma before it.',
            },
            {
              form: 'თუ გინდა, ხვალ მოდი.',
              gloss: 'If you want, come tomorrow.',
              explanation: 'A clause with თუ often comes first. მოდი tells a friend to come.',
            },
          ],
        },
      ],
    },
    {
      kind: 'notes',
      id: 'word-order',
      title: 'Word Order',
      notes: [
        {
          title: 'Subject, object, verb',
          text: 'The usual order is subject, object, verb: ბავშვი წიგნს კითხულობს, word for word "child book reads". Words of time and place come before the verb too: ნინო დღეს სახლში მუშაობს, "Nino is working at home today".',
        },
        {
          title: 'Endings show who does what',
          text: 'Because the endings tell subject and object apart, the order may change. წიგნს ბავშვი კითხულობს still says that the child reads the book. English would need other words for the difference: "It is the child who reads the book".',
        },
        {
          title: 'The place before the verb',
          text: 'The word that matters most stands right before the verb. That is where a question word goes (შენ სად ცხოვრობ?), and so does its answer (მე ქუთაისში ვცხოვრობ). Only a "not" such as არ or ვერ comes in between: ყავას რატომ არ სვამ?',
        },
        {
          title: 'What can be left out',
          text: 'The verb names its persons, so მე, შენ and the other pronouns are needed only for stress or contrast. წერილს ვწერ is a whole sentence: "I am writing a letter".',
        },
      ],
    },
    conjugationsSection('sentences', [
      'have-person',
      'read',
      'write',
      'play',
      'work',
      'live',
      'drink',
      'know',
      'love',
      'do',
      'look-for',
      'notice',
    ]),
  ],
  exercises: [
    {
      id: 'sentences.arrangement',
      title: 'Word Arrangement',
      description: 'Put the words into their usual order.',
      feedback: 'quoted-order',
      checkOn: 'button',
      check: 'Check Answer',
      hint: 'when-wrong',
      advanceAfter: 'answer',
      items: [
        {
          kind: 'order',
          id: 'sentences.arrangement.1',
          teaches: ['word.book', 'word.read'],
          prompt: 'Arrange the words: subject, object, verb.',
          items: ['ბავშვი', 'წიგნს', 'კითხულობს'],
          sentence: true,
          translation: 'The child reads a book.',
          explanation:
            'The verb is a present, so the reader is in the nominative and the book in the dative.',
        },
        {
          kind: 'order',
          id: 'sentences.arrangement.2',
          teaches: [],
          prompt: 'Arrange the words: subject, object, verb.',
          items: ['ნინომ', 'წერილი', 'დაწერა'],
          sentence: true,
          translation: 'Nino wrote a letter.',
          explanation: 'In the past the order is the same, but the subject has the ergative -მ.',
        },
        {
          kind: 'order',
          id: 'sentences.arrangement.3',
          teaches: [],
          prompt: 'Arrange the words: the person who wants, the thing wanted, the verb.',
          items: ['ბავშვს', 'ნაყინი', 'უნდა'],
          sentence: true,
          translation: 'The child wants ice cream.',
          explanation: 'The one who wants stands in the dative, and still comes first as a subject would.',
        },
      ],
    },
    {
      id: 'sentences.completion',
      title: 'Sentence Completion',
      description: 'Choose the form that completes the sentence.',
      feedback: 'quoted',
      checkOn: 'response',
      hint: 'when-wrong',
      advanceAfter: 'answer',
      items: [
        {
          kind: 'fill-blank',
          id: 'sentences.completion.1',
          teaches: [],
          prompt: 'Which form fits?',
          sentence: 'მე ___ ვწერ.',
          options: ['წერილი', 'წერილს', 'წერილმა', 'წერილის'],
          answers: ['წერილს'],
          translation: 'I am writing a letter.',
          explanation:
            'The object of a present stands in the dative: -ს takes the place of the -ი of წერილი.',
        },
        {
          kind: 'fill-blank',
          id: 'sentences.completion.2',
          teaches: ['word.book'],
          prompt: 'Which form fits?',
          sentence: '___ წიგნი წაიკითხა.',
          options: ['ბავშვს', 'ბავშვი', 'ბავშვით', 'ბავშვმა'],
          answers: ['ბავშვმა'],
          translation: 'The child read the book.',
          explanation:
            'წაიკითხა is a finished past, so its subject has the ergative. After a consonant it ends in -მა.',
        },
        {
          kind: 'fill-blank',
          id: 'sentences.completion.3',
          teaches: ['word.brother'],
          prompt: 'Which verb fits?',
          sentence: 'გიორგის ორი ძმა ___.',
          options: ['ჰყავს', 'აქვს', 'მყავს', 'გაქვს'],
          answers: ['ჰყავს'],
          translation: 'Giorgi has two brothers.',
          explanation:
            'Brothers are people, so the verb is ჰყავს, not აქვს; ჰ- in front stands for the third person, მ- would be "I".',
        },
      ],
    },
    {
      id: 'sentences.transformation',
      title: 'Sentence Transformation',
      description: 'Change the sentence as the task says.',
      feedback: 'quoted',
      checkOn: 'button',
      check: 'Check',
      hint: 'when-wrong',
      advanceAfter: 'answer',
      placeholder: 'Type your answer here...',
      items: [
        {
          kind: 'type-answer',
          id: 'sentences.transformation.1',
          teaches: [],
          prompt: 'Make this sentence negative: say that you do not see him (not that you are unable to).',
          display: 'ვხედავ მას',
          answers: [
            'არ ვხედავ მას',
            'მას არ ვხედავ',
            'მე არ ვხედავ მას',
            'მე მას არ ვხედავ',
            'მას მე არ ვხედავ',
            'მას არ ვხედავ მე',
            'არ ვხედავ მე მას',
            'არ ვხედავ მას მე',
            'არ ვხედავ',
            'მე არ ვხედავ',
          ],
          explanation:
            'არ stands right before the verb. With ვერ the sentence would say that you cannot see him.',
        },
        {
          kind: 'type-answer',
          id: 'sentences.transformation.2',
          teaches: ['word.read'],
          prompt: 'Put this sentence into the past of a finished action.',
          display: 'ბავშვი წიგნს კითხულობს.',
          answers: [
            'ბავშვმა წიგნი წაიკითხა.',
            'ბავშვმა წაიკითხა წიგნი.',
            'წიგნი ბავშვმა წაიკითხა.',
            'წიგნი წაიკითხა ბავშვმა.',
            'წაიკითხა ბავშვმა წიგნი.',
            'წაიკითხა წიგნი ბავშვმა.',
          ],
          explanation:
            'Three things change: the verb gets its preverb წა- and another ending, the subject takes -მა, and the object loses its -ს.',
        },
        {
          kind: 'type-answer',
          id: 'sentences.transformation.3',
          teaches: [],
          prompt: 'Put the subject of this sentence into the plural, and make the verb agree with it.',
          display: 'ბავშვი ეზოში თამაშობს.',
          answers: [
            'ბავშვები ეზოში თამაშობენ.',
            'ბავშვები თამაშობენ ეზოში.',
            'ეზოში ბავშვები თამაშობენ.',
            'ეზოში თამაშობენ ბავშვები.',
            'თამაშობენ ბავშვები ეზოში.',
            'თამაშობენ ეზოში ბავშვები.',
          ],
          explanation: 'With people and animals the verb follows into the plural: თამაშობს, თამაშობენ.',
        },
      ],
    },
  ],
  reviewerNote:
    'No native speaker has read this yet. Please check above all: whether "It is the girl who is looking for the cat" ' +
    'puts the stress of კატას გოგო ეძებს rightly; ნუ ჩქარობთ as a polite request; ამ ქუჩაზე beside ამ ქუჩაში; გიორგიმ and გიორგის as the forms of the ' +
    'name; whether the order ბავშვს წიგნს აძლევს is the neutral one; and whether the transformations have further ' +
    'answers that must be accepted, or accept too much (არ ვხედავ without მას, the verb first). Left out as too much here: the plural verb with the plural of things, the place ' +
    'of არ in longer groups of words, and კი for contrast.',
};
