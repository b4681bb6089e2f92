import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      speaker: 'Nino',
      form: 'გამარჯობათ! თქვენ ახალი მეზობელი ხართ?',
      gloss: 'Hello! Are you the new neighbor?',
    },
    { speaker: 'Adam', form: 'დიახ. მე ადამი მქვია.', gloss: 'Yes. My name is Adam.' },
    {
      speaker: 'Nino',
      form: 'ძალიან სასიამოვნოა! მე ნინო ვარ. აქ ვცხოვრობ, მარცხნივ.',
      gloss: 'Nice to meet you! I am Nino. I live here, on the left.',
    },
    { speaker: 'Adam', form: 'ძალიან სასიამოვნოა, ნინო!', gloss: 'Nice to meet you, Nino!' },
    { speaker: 'Nino', form: 'საიდან ხართ?', gloss: 'Where are you from?' },
    {
      speaker: 'Adam',
      form: 'ამერიკიდან ვარ. ქართულს ვსწავლობ.',
      gloss: 'I am from America. I am learning Georgian.',
    },
    { speaker: 'Nino', form: 'უკვე კარგად ლაპარაკობთ!', gloss: 'You already speak well!' },
    { speaker: 'Adam', form: 'არა, ჯერ ძალიან ცოტა ვიცი.', gloss: 'No, I still know very little.' },
    { speaker: 'Nino', form: 'ყავა გინდათ?', gloss: 'Do you want coffee?' },
    {
      speaker: 'Adam',
      form: 'დიდი მადლობა! ყავა ძალიან მიყვარს.',
      gloss: 'Thank you very much! I love coffee.',
    },
    { speaker: 'Nino', form: 'აი, კარი ღიაა!', gloss: 'Look, the door is open!' },
  ],
  questions: [
    {
      prompt: 'Where is Adam from?',
      options: ['From America', 'From England', 'From Canada', 'From Australia'],
    },
    {
      prompt: 'Where does Nino live?',
      options: ['On the left', 'On the right', 'In another house', 'In the village'],
    },
    {
      prompt: 'Answer in Georgian: what is Adam learning?',
      answers: [
        'ქართულს',
        'ქართული',
        'ქართულს სწავლობს',
        'ის ქართულს სწავლობს',
        'ადამი ქართულს სწავლობს',
        'ადამი სწავლობს ქართულს',
        'ის სწავლობს ქართულს',
        'ქართულ ენას',
        'ქართულ ენას სწავლობს',
      ],
      explanation: 'In the present, what one learns stands in the dative: ქართულს.',
    },
  ],
};
