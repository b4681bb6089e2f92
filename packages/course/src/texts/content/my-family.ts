import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { form: 'ჩემი ოჯახი დიდია.', gloss: 'My family is big.' },
    {
      form: 'მამა ექიმია და საავადმყოფოში მუშაობს.',
      gloss: 'My father is a doctor and works in a hospital.',
    },
    { form: 'დედა მასწავლებელია, სკოლაში მუშაობს.', gloss: 'My mother is a teacher; she works in a school.' },
    { form: 'მე ერთი ძმა და ორი და მყავს.', gloss: 'I have one brother and two sisters.' },
    { form: 'ჩემი ძმა ლუკა ხუთი წლისაა.', gloss: 'My brother Luka is five years old.' },
    { form: 'მას ძალიან უყვარს ჩვენი ძაღლი.', gloss: 'He loves our dog very much.' },
    {
      form: 'ჩვენს ძაღლს ლომი ჰქვია, მაგრამ ძალიან პატარაა.',
      gloss: 'Our dog is called Lion, but he is very small.',
    },
    { form: 'ბებია და ბაბუა სოფელში ცხოვრობენ.', gloss: 'Grandmother and Grandfather live in a village.' },
    { form: 'კვირას ისინი ჩვენთან მოდიან.', gloss: 'On Sundays they come to our place.' },
    {
      form: 'ბებიას ხაჭაპური, ყველი და ვაშლი მოაქვს.',
      gloss: 'Grandmother brings khachapuri, cheese and apples.',
    },
    { form: 'ბაბუას ღვინო მოაქვს.', gloss: 'Grandfather brings wine.' },
    {
      form: 'შემდეგ ყველა ერთად ვსადილობთ და ყველა ერთად ვლაპარაკობთ!',
      gloss: 'Then we all have lunch together, and we all talk together!',
    },
  ],
  questions: [
    {
      prompt: 'Where does the father work?',
      options: ['In a hospital', 'In a school', 'In a hotel', 'In a shop'],
    },
    {
      prompt: 'What is funny about the dog’s name?',
      options: [
        'The dog is called Lion and is very small',
        'The dog is called Cat',
        'The dog has the father’s name',
        'The dog has no name',
      ],
    },
    {
      prompt: 'Answer in Georgian: where do the grandparents live?',
      answers: [
        'სოფელში',
        'სოფელში ცხოვრობენ',
        'ისინი სოფელში ცხოვრობენ',
        'ბებია და ბაბუა სოფელში ცხოვრობენ',
        'ისინი ცხოვრობენ სოფელში',
        'ბებია და ბაბუა ცხოვრობენ სოფელში',
      ],
      explanation: 'სოფელი loses its ე: სოფლის, of the village. Before -ში it keeps it: სოფელში.',
    },
  ],
};
