import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      speaker: 'Teacher',
      form: 'გამარჯობათ! მე ნინო მქვია, თქვენი მასწავლებელი ვარ. თქვენ რა გქვიათ?',
      gloss: 'Hello! My name is Nino, I am your teacher. What is your name?',
    },
    { speaker: 'First student', form: 'მე გიორგი მქვია.', gloss: 'My name is Giorgi.' },
    {
      speaker: 'Teacher',
      form: 'ძალიან სასიამოვნოა, გიორგი! საიდან ხართ?',
      gloss: 'Nice to meet you, Giorgi! Where are you from?',
    },
    {
      speaker: 'First student',
      form: 'კანადიდან ვარ, მაგრამ ჩემი ბებია ქართველია.',
      gloss: 'I am from Canada, but my grandmother is Georgian.',
    },
    { speaker: 'Teacher', form: 'რა კარგია! თქვენ რა გქვიათ?', gloss: 'How nice! And what is your name?' },
    { speaker: 'Second student', form: 'მეც გიორგი მქვია.', gloss: 'My name is Giorgi, too.' },
    {
      speaker: 'Teacher',
      form: 'მართლა? თქვენც კანადიდან ხართ?',
      gloss: 'Really? Are you from Canada, too?',
    },
    {
      speaker: 'Second student',
      form: 'არა, ინგლისიდან. ახლა თბილისში ვმუშაობ.',
      gloss: 'No, from England. I work in Tbilisi now.',
    },
    { speaker: 'Teacher', form: 'გასაგებია. ქართული იცით?', gloss: 'I see. Do you know Georgian?' },
    {
      speaker: 'Second student',
      form: 'ძალიან ცოტა. ქართული ძნელია!',
      gloss: 'Very little. Georgian is difficult!',
    },
    { speaker: 'Third student', form: 'ბოდიში, დავაგვიანე!', gloss: 'Sorry, I am late!' },
    {
      speaker: 'Teacher',
      form: 'არა უშავს, დაბრძანდით. თქვენც გიორგი გქვიათ?',
      gloss: 'Never mind, sit down, please. Is your name Giorgi, too?',
    },
    { speaker: 'Third student', form: 'დიახ! საიდან იცით?', gloss: 'Yes! How do you know?' },
  ],
  questions: [
    {
      prompt: 'What do the three students have in common?',
      options: ['Their first name', 'Their country', 'Their job', 'Their age'],
    },
    {
      prompt: 'Who is Georgian?',
      options: [
        'The first student’s grandmother',
        'The second student’s mother',
        'The second student',
        'The first student’s wife',
      ],
    },
    {
      prompt: 'Answer in Georgian: what is the teacher’s name?',
      answers: [
        'ნინო',
        'ნინო ჰქვია',
        'მას ნინო ჰქვია',
        'მასწავლებელს ნინო ჰქვია',
        'მასწავლებელს ჰქვია ნინო',
        'მას ჰქვია ნინო',
        'ნინოა',
        'ის ნინოა',
        'მასწავლებელი ნინოა',
        'მისი სახელია ნინო',
        'მისი სახელი ნინოა',
        'მასწავლებლის სახელია ნინო',
        'მასწავლებლის სახელი ნინოა',
      ],
      explanation:
        'Word for word, საიდან იცით? is “From where do you know?”: that is how one asks “How do you know?”.',
    },
  ],
};
