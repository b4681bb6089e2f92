import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'New friends',
  lines: [
    { speaker: 'ნინო', form: 'გამარჯობათ! თქვენ ამერიკელი ხართ?', gloss: 'Hello! Are you American?' },
    {
      speaker: 'მარია',
      form: 'არა, იტალიელი ვარ. მარია მქვია.',
      gloss: 'No, I am Italian. My name is Maria.',
    },
    {
      speaker: 'ნინო',
      form: 'ძალიან სასიამოვნოა! რომელი ენები იცით?',
      gloss: 'Nice to meet you! Which languages do you know?',
    },
    {
      speaker: 'მარია',
      form: 'ჩემი მშობლიური ენა იტალიურია. ფრანგული და გერმანულიც ვიცი.',
      gloss: 'My native language is Italian. I know French and German, too.',
    },
    {
      speaker: 'ნინო',
      form: 'ქართულადაც ძალიან კარგად ლაპარაკობთ!',
      gloss: 'You speak Georgian very well, too!',
    },
    { speaker: 'მარია', form: 'მადლობა! ჩემი ქმარი ქართველია.', gloss: 'Thank you! My husband is Georgian.' },
  ],
  questions: [
    { prompt: 'Where is Maria from?', options: ['Italy', 'America', 'France', 'Germany'] },
    {
      prompt: 'Who is Georgian?',
      options: ["Maria's husband", "Maria's mother", "Maria's teacher", "Maria's friend"],
    },
  ],
};
