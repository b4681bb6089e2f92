import type { LessonContent } from '../../../unit.ts';
import { wordSections } from '../../../wordSections.ts';

/** Forty first words: to greet, to name people and things, to say what one does and what it is like. */
export const lesson: LessonContent = {
  title: 'Basic Vocabulary - ძირითადი ლექსიკა',
  subtitle: 'Forty words for your first conversations, each in a sentence.',
  tips: [
    'Say შენ (you) to family and friends, თქვენ (you) to strangers and to several people. Among greetings, გამარჯობა is right with everybody; გამარჯობათ is more polite, and is said to several people.',
    'Georgian has no words for "a" and "the", and no gender: წიგნი is "book", "a book" and "the book"; ის is "he", "she" and "it".',
    'Learn a verb together with its sentence. The word list names the action, as in მუშაობა (to work); the sentence also tells who does it: ვმუშაობ (I work), მუშაობს (he or she works).',
    'The word "is" has a short form, -ა, that joins the word before it: ძვირი means "expensive", ძვირია means "it is expensive".',
  ],
  sections: wordSections(import.meta.url, [
    {
      id: 'greetings',
      title: 'Greetings',
      description: 'Words for meeting, asking politely and parting.',
    },
    {
      id: 'people',
      title: 'People',
      description: 'Family, friends and the people around you.',
    },
    {
      id: 'objects',
      title: 'Common Objects',
      description: 'Things that you carry, use and look for.',
    },
    {
      id: 'actions',
      title: 'Actions',
      description: 'Verbs for the things that you do every day.',
    },
    {
      id: 'adjectives',
      title: 'Adjectives',
      description: 'Words that say what things are like.',
    },
  ]),
  exercises: [
    {
      id: 'basic-vocabulary.matching',
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
          id: 'basic-vocabulary.matching.1',
          teaches: ['word.goodbye'],
          prompt: 'What does this word mean?',
          display: 'ნახვამდის',
          options: ['please', 'goodbye', 'sorry', 'yes'],
          answer: 'goodbye',
        },
        {
          kind: 'choice',
          id: 'basic-vocabulary.matching.2',
          teaches: ['word.friend'],
          prompt: 'What does this word mean?',
          display: 'მეგობარი',
          options: ['guest', 'sister', 'friend', 'brother'],
          answer: 'friend',
        },
        {
          kind: 'choice',
          id: 'basic-vocabulary.matching.3',
          teaches: ['word.chair'],
          prompt: 'What does this word mean?',
          display: 'სკამი',
          options: ['chair', 'table', 'door', 'bag'],
          answer: 'chair',
        },
        {
          kind: 'choice',
          id: 'basic-vocabulary.matching.4',
          teaches: ['word.buy'],
          prompt: 'What does this word mean?',
          display: 'ყიდვა',
          options: ['to live', 'to speak', 'to eat', 'to buy'],
          answer: 'to buy',
        },
        {
          kind: 'choice',
          id: 'basic-vocabulary.matching.5',
          teaches: ['word.expensive'],
          prompt: 'What does this word mean?',
          display: 'ძვირი',
          options: ['beautiful', 'expensive', 'small', 'good'],
          answer: 'expensive',
        },
      ],
    },
    {
      id: 'basic-vocabulary.translation',
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
          id: 'basic-vocabulary.translation.1',
          teaches: ['word.excuse-me'],
          prompt: 'What is "excuse me" in Georgian?',
          options: ['მადლობა', 'გამარჯობა', 'უკაცრავად', 'დიახ'],
          answer: 'უკაცრავად',
        },
        {
          kind: 'choice',
          id: 'basic-vocabulary.translation.2',
          teaches: ['word.sister'],
          prompt: 'What is "sister" in Georgian?',
          options: ['და', 'ძმა', 'მამა', 'ბიჭი'],
          answer: 'და',
        },
        {
          kind: 'choice',
          id: 'basic-vocabulary.translation.3',
          teaches: ['word.ticket'],
          prompt: 'What is "ticket" in Georgian?',
          options: ['წიგნი', 'ბილეთი', 'გასაღები', 'მაგიდა'],
          answer: 'ბილეთი',
        },
        {
          kind: 'choice',
          id: 'basic-vocabulary.translation.4',
          teaches: ['word.eat'],
          prompt: 'What is "to eat" in Georgian?',
          options: ['სმა', 'ყიდვა', 'კითხვა', 'ჭამა'],
          answer: 'ჭამა',
        },
        {
          kind: 'choice',
          id: 'basic-vocabulary.translation.5',
          teaches: ['word.beautiful'],
          prompt: 'What is "beautiful" in Georgian?',
          options: ['ახალი', 'ლამაზი', 'პატარა', 'ცივი'],
          answer: 'ლამაზი',
        },
      ],
    },
    {
      id: 'basic-vocabulary.fill-blank',
      title: 'Fill in the Blank',
      description: 'Type the word that is missing from the sentence.',
      feedback: 'generic',
      checkOn: 'button',
      hint: 'toggle',
      advanceAfter: 'answer',
      placeholder: 'Type your answer here...',
      items: [
        {
          kind: 'fill-blank',
          id: 'basic-vocabulary.fill-blank.1',
          teaches: ['word.thank-you'],
          prompt: 'Which word is missing?',
          sentence: 'დიდი ___, ნინო!',
          answers: ['მადლობა'],
          hint: 'Word for word this is "big thanks".',
          translation: 'Thank you very much, Nino!',
          explanation:
            'მადლობა is a noun, so an adjective makes it stronger: დიდი (big). ძალიან (very) goes with adjectives and verbs, as in ძალიან მომწონს.',
        },
        {
          kind: 'fill-blank',
          id: 'basic-vocabulary.fill-blank.2',
          teaches: ['word.brother'],
          prompt: 'Which word is missing?',
          sentence: 'მე ერთი ___ მყავს.',
          answers: ['ძმა'],
          hint: 'A boy or man who has the same parents as you.',
          translation: 'I have one brother.',
          explanation: 'მყავს is "I have" for people and animals; for things it is მაქვს.',
        },
        {
          kind: 'fill-blank',
          id: 'basic-vocabulary.fill-blank.3',
          teaches: ['word.key'],
          prompt: 'Which word is missing?',
          sentence: 'სად არის ჩემი ___?',
          answers: ['გასაღები'],
          hint: 'You open a locked door with it.',
          translation: 'Where is my key?',
          explanation: 'A question word such as სად (where) stands right before the verb.',
        },
        {
          kind: 'fill-blank',
          id: 'basic-vocabulary.fill-blank.4',
          teaches: ['word.learn'],
          prompt: 'Which word is missing?',
          sentence: 'ქართულის ___ მინდა.',
          answers: ['სწავლა', 'შესწავლა'],
          hint: 'What students do, in the form of the word list.',
          translation: 'I want to learn Georgian.',
          explanation:
            'The word list names an action by a noun. Word for word this is "Georgian\'s learning I-want".',
        },
        {
          kind: 'fill-blank',
          id: 'basic-vocabulary.fill-blank.5',
          teaches: ['word.cold'],
          prompt: 'Which word is missing?',
          sentence: 'მე ___ წყალი მინდა.',
          answers: ['ცივი'],
          hint: 'The opposite of hot.',
          translation: 'I want cold water.',
          explanation: 'An adjective stands before its noun, as in English.',
        },
      ],
    },
  ],
  reviewerNote:
    'No native speaker has read this yet. Please check above all: whether გთხოვთ is what people say when they ' +
    'order (or rather თუ შეიძლება); whether ბოდიში and უკაცრავად are told apart well enough by "sorry" and ' +
    '"excuse me; sorry"; whether ბატონო with a first name is best put as "Mr."; the word order of the examples ' +
    'of კარი and ბილეთი; whether people would say მე, ჩვენ and თქვენ as often as the sentences write them, above ' +
    'all in დიახ, მე აქ ვმუშაობ; whether one would rather ask ინგლისური იცით than ინგლისურად ლაპარაკობთ (here and ' +
    'in the quiz); whether ჭამა needs a word on the politer verb for eating; whether დგას is the best verb for ' +
    'chairs in a room; and whether ქართულის სწავლა მინდა sounds as natural as a clause with the verb. Left out ' +
    'as too much for a first lesson: კი and ხო beside დიახ, გმადლობთ beside მადლობა, ' +
    'სვლა and the other verbs of going, and კითხვა in its other sense, "question".',
};
