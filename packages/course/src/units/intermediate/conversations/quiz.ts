import type { QuizContent } from '../../../unit.ts';

export const quiz: QuizContent = {
  messages: {
    excellent: 'Excellent! You can find your way, your table and the right words.',
    good: 'Good job! Say the dialogues that gave you trouble aloud once more.',
    keepLearning: 'Keep learning! Take one dialogue a day, play both parts, and try again.',
  },
  questions: [
    {
      kind: 'choice',
      type: 'response',
      id: 'quiz-conversations.1',
      teaches: ['word.hello'],
      prompt: 'A friend greets you like this. Which word is the old answer to it?',
      display: 'გამარჯობა',
      options: ['ნახვამდის', 'უკაცრავად', 'გაგიმარჯოს', 'არაფრის'],
      answer: 'გაგიმარჯოს',
      explanation:
        'Greeting and answer come from one root, that of გამარჯვება (victory). The answer is a wish: may you be victorious.',
    },
    {
      kind: 'choice',
      type: 'context',
      id: 'quiz-conversations.2',
      teaches: [],
      prompt: 'You meet an elderly neighbor on the stairs. How do you ask how she is?',
      options: ['როგორ ხარ?', 'როგორ ხართ?', 'როგორ არის?', 'როგორ ვართ?'],
      answer: 'როგორ ხართ?',
      explanation:
        'ხართ is the polite "you are". Politer still is როგორ ბრძანდებით?, with the verb that also gives მობრძანდით (please come in).',
    },
    {
      kind: 'choice',
      type: 'completion',
      id: 'quiz-conversations.3',
      teaches: [],
      prompt: 'You have finished your meal and want to pay. Which word completes the request?',
      display: '…, თუ შეიძლება.',
      options: ['ანგარიში', 'ლიმონათი', 'დესერტი', 'მენიუ'],
      answer: 'ანგარიში',
      explanation:
        'ანგარიში is also an account in a bank, and any calculation. თუ შეიძლება is word for word "if it is possible".',
    },
    {
      kind: 'choice',
      type: 'translation',
      id: 'quiz-conversations.4',
      teaches: [],
      prompt: 'How do you ask "Can I pay by card?"',
      options: [
        'აქ ბარათის ყიდვა შეიძლება?',
        'უკაცრავად, რა ღირს ბარათი?',
        'ბარათი სად იყიდება?',
        'ბარათით გადახდა შეიძლება?',
      ],
      answer: 'ბარათით გადახდა შეიძლება?',
      explanation:
        'The ending -ით says by what means: ბარათით (by card), ნაღდი ფულით (in cash), მატარებლით (by train).',
    },
    {
      kind: 'choice',
      type: 'context',
      id: 'quiz-conversations.5',
      teaches: ['number.8', 'number.50'],
      prompt: 'The seller tells you the price and you hand over ten lari. How much change do you get?',
      display: 'სულ რვა ლარი და ორმოცდაათი თეთრი.',
      options: ['1 lari 40 tetri', '1 lari 50 tetri', '2 lari 40 tetri', '2 lari 50 tetri'],
      answer: '1 lari 50 tetri',
      explanation:
        'თეთრი also means "white": silver coins of old Georgia bore the same name. A lari has a hundred tetri.',
    },
    {
      kind: 'choice',
      type: 'matching',
      id: 'quiz-conversations.6',
      teaches: [],
      prompt: 'Which of these does the shop assistant say, and not the customer?',
      options: ['რა ღირს ეს ქურთუკი?', 'რა ზომა გნებავთ?', 'ამ ქურთუკს ვიყიდი.', 'თბილი ქურთუკი მინდა.'],
      answer: 'რა ზომა გნებავთ?',
      explanation:
        'გნებავთ is the courteous counterpart of გინდათ (you want). It is for others only: of yourself you say მინდა.',
    },
    {
      kind: 'choice',
      type: 'translation',
      id: 'quiz-conversations.7',
      teaches: [],
      prompt: 'A passerby tells you the way. Where do you go?',
      display: 'პირდაპირ წადით და მერე მარჯვნივ მოუხვიეთ.',
      options: [
        'straight ahead, then left',
        'left, then straight ahead',
        'straight ahead, then right',
        'right, then straight ahead',
      ],
      answer: 'straight ahead, then right',
      explanation:
        'The opposite of მარჯვნივ is მარცხნივ (to the left). To a friend it would be წადი and მოუხვიე, without -თ.',
    },
    {
      kind: 'choice',
      type: 'completion',
      id: 'quiz-conversations.8',
      teaches: ['word.ticket', 'number.2'],
      prompt: 'You are buying tickets for yourself and a friend. Which form completes the request?',
      display: 'ბათუმამდე ორი …, გთხოვთ.',
      options: ['ბილეთი', 'ბილეთები', 'ბილეთს', 'ბილეთების'],
      answer: 'ბილეთი',
      explanation:
        'A number already says how many, so the noun after it needs no plural. The ending -მდე is "as far as": ბათუმამდე.',
    },
    {
      kind: 'choice',
      type: 'response',
      id: 'quiz-conversations.9',
      teaches: [],
      prompt: 'The waiter asks you this, and you want nothing more. What do you answer?',
      display: 'კიდევ რამე გნებავთ?',
      options: [
        'დიახ, ერთი ყავა, თუ შეიძლება.',
        'არა, ჩვენ მხოლოდ ორნი ვართ.',
        'დიახ, ყველაფერი გემრიელი იყო.',
        'არა, გმადლობთ, სულ ეს არის.',
      ],
      answer: 'არა, გმადლობთ, სულ ეს არის.',
      explanation:
        'სულ is "in all" here, as in სულ რამდენია? (How much is it altogether?). Elsewhere it is "always" or "completely".',
    },
    {
      kind: 'choice',
      type: 'context',
      id: 'quiz-conversations.10',
      teaches: [],
      prompt: 'Three of these are said to a stranger. Which one is said to a friend?',
      options: ['რას გვირჩევთ?', 'აქ დაბრძანდით!', 'ხვალ არ დააგვიანო!', 'კიტრიც გაქვთ?'],
      answer: 'ხვალ არ დააგვიანო!',
      explanation: 'To a stranger, or to several people, it would be ხვალ არ დააგვიანოთ!, with -თ.',
    },
  ],
};
