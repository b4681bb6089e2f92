import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { form: 'გამარჯობა! მე ანა მქვია.', gloss: 'Hello! My name is Ana.' },
    { form: 'ინგლისელი ვარ, ლონდონიდან.', gloss: 'I am English, from London.' },
    {
      form: 'ახლა თბილისში ვცხოვრობ და ქართულს ვსწავლობ.',
      gloss: 'Now I live in Tbilisi, and I am learning Georgian.',
    },
    {
      form: 'ქართული ძნელია, მაგრამ ძალიან ლამაზი ენაა.',
      gloss: 'Georgian is difficult, but it is a very beautiful language.',
    },
    { form: 'ყოველდღე ვკითხულობ და ვწერ.', gloss: 'Every day I read and write.' },
    { form: 'ჩემი მასწავლებელი ქართველია, ნინო ჰქვია.', gloss: 'My teacher is Georgian; her name is Nino.' },
    { form: 'ნინო ნელა ლაპარაკობს და ხშირად იცინის.', gloss: 'Nino speaks slowly and often laughs.' },
    { form: 'მე ბევრი შეცდომა მაქვს.', gloss: 'I make many mistakes.' },
    {
      form: 'დღეს კაფეში ვამბობ: „ერთი კატა, თუ შეიძლება!“',
      gloss: 'Today in the café I say: “One cat, please!”',
    },
    { form: 'ვაიმე! კატა არ მინდა, ყავა მინდა!', gloss: 'Oh no! I don’t want a cat, I want a coffee!' },
    {
      form: 'ნინო იცინის და ამბობს: „ნუ ღელავ, ანა! კარგად ლაპარაკობ!“',
      gloss: 'Nino laughs and says: “Don’t worry, Ana! You speak well!”',
    },
  ],
  questions: [
    { prompt: 'Where does Ana live now?', options: ['In Tbilisi', 'In London', 'In Batumi', 'In Kutaisi'] },
    {
      prompt: 'What is her teacher like?',
      options: [
        'She speaks slowly and often laughs',
        'She speaks fast and is strict',
        'She is often tired',
        'She speaks only English',
      ],
    },
    {
      prompt: 'Answer in Georgian: what does Ana want in the café?',
      answers: [
        'ყავა',
        'ერთი ყავა',
        'ყავა უნდა',
        'ანას ყავა უნდა',
        'ერთი ყავა უნდა',
        'ანას ერთი ყავა უნდა',
        'კატა არა, ყავა',
        'მას ყავა უნდა',
        'ანას უნდა ყავა',
      ],
      explanation:
        'What one wants stands in the nominative: ყავა მინდა. კატა and ყავა differ in two letters.',
    },
  ],
};
