import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'Fact or rumor?',
  lines: [
    { speaker: 'ნინო', form: 'ეს სტატია წაიკითხე?', gloss: 'Have you read this article?' },
    { speaker: 'დათო', form: 'რომელი სტატია?', gloss: 'Which article?' },
    {
      speaker: 'ნინო',
      form: 'აქ წერია, რომ ჩვენს ქალაქში მეტრო იქნება!',
      gloss: 'It says here that there will be a metro in our city!',
    },
    { speaker: 'დათო', form: 'ვინ გამოაქვეყნა?', gloss: 'Who published it?' },
    {
      speaker: 'ნინო',
      form: 'არ ვიცი, სოციალურ ქსელში ვნახე.',
      gloss: 'I do not know, I saw it on a social network.',
    },
    {
      speaker: 'დათო',
      form: 'ეს ალბათ ჭორია. ახალ ამბებში არაფერი თქვეს.',
      gloss: 'It is probably a rumor. They said nothing on the news.',
    },
    {
      speaker: 'ნინო',
      form: 'კომენტარებში ყველა ამაზე ლაპარაკობს!',
      gloss: 'Everyone is talking about it in the comments!',
    },
    {
      speaker: 'დათო',
      form: 'კომენტარი ფაქტი არ არის. ინფორმაცია ყოველთვის შეამოწმე!',
      gloss: 'A comment is not a fact. Always check information!',
    },
  ],
  questions: [
    {
      prompt: 'Where did Nino see the article?',
      options: ['On a social network', 'In a newspaper', 'In a magazine', 'On television'],
    },
    {
      prompt: 'What does Dato think it is?',
      options: ['A rumor', 'A fact', 'An interview', 'An advertisement'],
    },
  ],
};
