import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'text',
  title: "Nino's day at school",
  lines: [
    { form: 'ნინოს კლასში ოცი მოსწავლეა.', gloss: "There are twenty pupils in Nino's class." },
    { form: 'მისი პირველი გაკვეთილი ცხრა საათზეა.', gloss: "Her first lesson is at nine o'clock." },
    { form: 'დღეს მას მათემატიკის გამოცდა აქვს.', gloss: 'Today she has a mathematics exam.' },
    { form: 'მას მათემატიკა ძალიან უყვარს.', gloss: 'She loves mathematics very much.' },
    {
      form: 'გამოცდა ძნელი არ არის, მაგრამ ნინოს ერთი შეცდომა აქვს.',
      gloss: 'The exam is not difficult, but Nino has one mistake.',
    },
    {
      form: 'შესვენებაზე ბავშვები ეზოში თამაშობენ.',
      gloss: 'During the break the children play in the yard.',
    },
    {
      form: 'სახლში ნინო დავალებას წერს და ახალ სიტყვებს სწავლობს.',
      gloss: 'At home Nino does her homework and learns new words.',
    },
    { form: 'მას ყოველთვის კარგი ნიშნები აქვს.', gloss: 'She always has good grades.' },
  ],
  questions: [
    { prompt: "How many pupils are there in Nino's class?", options: ['Twenty', 'Ten', 'Thirty', 'Nine'] },
    {
      prompt: 'Where do the children play during the break?',
      options: ['In the yard', 'In the park', 'In the street', 'In the classroom'],
    },
  ],
};
