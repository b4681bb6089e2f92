import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      speaker: 'Waiter',
      form: 'გამარჯობათ! დაბრძანდით. ინებეთ მენიუ.',
      gloss: 'Hello! Please sit down. Here is the menu.',
    },
    {
      speaker: 'Sandro',
      form: 'გმადლობთ. ერთი ხაჭაპური, თუ შეიძლება. ძალიან მშია!',
      gloss: 'Thank you. One khachapuri, please. I am very hungry!',
    },
    { speaker: 'Waiter', form: 'იმერული თუ აჭარული?', gloss: 'Imeretian or Adjarian?' },
    { speaker: 'Sandro', form: 'რომელი უფრო გემრიელია?', gloss: 'Which one tastes better?' },
    {
      speaker: 'Waiter',
      form: 'ჩვენთან ყველაფერი გემრიელია. აჭარული კვერცხით არის.',
      gloss: 'Everything tastes good here. The Adjarian one comes with an egg.',
    },
    { speaker: 'Sandro', form: 'მაშინ ორი ხაჭაპური, თუ შეიძლება!', gloss: 'Then two khachapuris, please!' },
    { speaker: 'Waiter', form: 'ვინმეს ელოდებით?', gloss: 'Are you waiting for someone?' },
    { speaker: 'Sandro', form: 'არა, მარტო ვარ.', gloss: 'No, I am alone.' },
    {
      speaker: 'Waiter',
      form: 'გასაგებია. ჩვენი ხაჭაპური ძალიან დიდია!',
      gloss: 'I see. Our khachapuri is very big!',
    },
    {
      speaker: 'Sandro',
      form: 'არა უშავს. ხაჭაპური ძალიან მიყვარს.',
      gloss: 'No problem. I love khachapuri.',
    },
    {
      speaker: 'Waiter',
      form: 'როგორი იყო? ნამცხვარი არ გინდათ?',
      gloss: 'How was it? Would you like some cake?',
    },
    {
      speaker: 'Sandro',
      form: 'არა, გმადლობთ! მეტი აღარ შემიძლია. ანგარიში, თუ შეიძლება.',
      gloss: 'No, thank you! I can’t eat any more. The bill, please.',
    },
    {
      speaker: 'Waiter',
      form: 'ინებეთ. და ეს ხაჭაპური სახლში წაიღეთ, ხვალისთვის!',
      gloss: 'Here you are. And take this khachapuri home, for tomorrow!',
    },
  ],
  questions: [
    {
      prompt: 'Who is eating with Sandro?',
      options: ['Nobody', 'A friend', 'His wife', 'The waiter'],
    },
    {
      prompt: 'What should Sandro take home?',
      options: ['A khachapuri', 'A cake', 'Some cheese', 'An egg'],
    },
    {
      prompt: 'Answer in Georgian: what does the Adjarian khachapuri come with?',
      answers: [
        'კვერცხით',
        'კვერცხი',
        'კვერცხითაა',
        'კვერცხით არის',
        'აჭარული კვერცხით არის',
        'აჭარული კვერცხითაა',
        'აჭარული ხაჭაპური კვერცხით არის',
        'აჭარული ხაჭაპური კვერცხითაა',
        'ის კვერცხით არის',
        'ის კვერცხითაა',
      ],
      explanation: '-ით says with what: კვერცხით, with an egg.',
    },
  ],
};
