import type { QuizContent } from '../../../unit.ts';

export const quiz: QuizContent = {
  messages: {
    excellent: 'Excellent! You can order a whole Georgian meal.',
    good: 'Good job! Read the examples of the dishes you missed once more.',
    keepLearning: 'Keep learning! Take one category a day, say what you eat in Georgian, and try again.',
  },
  questions: [
    {
      kind: 'choice',
      id: 'quiz-food.1',
      teaches: ['word.hungry'],
      prompt: 'You have not eaten all day. What do you tell your friend?',
      options: ['გემრიელად მიირთვით!', 'ძალიან მშია!', 'სადილი მზად არის!', 'ჩაი უკვე ცივია!'],
      answer: 'ძალიან მშია!',
      explanation:
        'The მ of მშია stands for "I", the გ of გშია for "you": გშია? asks "Are you hungry?". Thirst works the same way: მწყურია, "I am thirsty".',
    },
    {
      kind: 'choice',
      id: 'quiz-food.2',
      teaches: ['word.lobio', 'word.cornbread'],
      prompt: 'Read the sentence. What is there for lunch?',
      display: 'სადილად ლობიო და მჭადი გვაქვს.',
      options: ['cheese and flatbread', 'beef soup and bread', 'bean bread and salad', 'beans and cornbread'],
      answer: 'beans and cornbread',
      explanation:
        'The ending -ად can say what something serves as: სადილად is "for lunch". From ვახშამი it is ვახშმად, "for supper", where an ა drops out.',
    },
    {
      kind: 'choice',
      id: 'quiz-food.3',
      teaches: ['word.wine'],
      prompt: 'How do you say "I drink red wine"?',
      options: ['წითელ ღვინოს სვამს.', 'თეთრ ღვინოს ვსვამ.', 'წითელ ღვინოს ვსვამ.', 'წითელი ღვინო მინდა.'],
      answer: 'წითელ ღვინოს ვსვამ.',
      explanation:
        'What one drinks takes -ს: ღვინო, ღვინოს. An adjective before it loses its -ი: წითელი, წითელ.',
    },
    {
      kind: 'choice',
      id: 'quiz-food.4',
      teaches: ['word.bean-bread'],
      prompt: 'What is ლობიანი filled with?',
      options: ['beans', 'cheese', 'meat', 'walnuts'],
      answer: 'beans',
      explanation:
        'The ending -იანი means "with": ლობიანი is made with ლობიო. In the same way ხორციანი is "with meat".',
    },
    {
      kind: 'choice',
      id: 'quiz-food.5',
      teaches: ['word.meat'],
      prompt: 'You are a vegetarian. What do you tell the waiter?',
      options: ['მე ლუდს არ ვსვამ.', 'მე ხორცს არ ვჭამ.', 'მე ნიორი არ მიყვარს.', 'მე ხორცი ძალიან მიყვარს.'],
      answer: 'მე ხორცს არ ვჭამ.',
      explanation:
        'On a menu look for სამარხვო, food for the fasts of the Orthodox Church: it has no meat, eggs or milk products.',
    },
  ],
};
