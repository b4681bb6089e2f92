import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { speaker: 'Ana', form: 'აბა, ბექა, ფილმი მოგეწონა?', gloss: 'Well, Beka, did you like the movie?' },
    {
      speaker: 'Beka',
      form: 'მთავარი გმირი მომეწონა, მაგრამ, ჩემი აზრით, დასაწყისი მეტისმეტად გრძელი იყო.',
      gloss: 'I liked the main character, but in my opinion the beginning was too long.',
    },
    {
      speaker: 'Ana',
      form: 'დასაწყისში შენ ხომ ტელეფონს უყურებდი!',
      gloss: 'But at the beginning you were looking at your phone!',
    },
    {
      speaker: 'Beka',
      form: 'მხოლოდ ერთი წუთით. დასასრული კი საერთოდ ვერ გავიგე.',
      gloss: 'Only for a minute. But the ending I didn’t understand at all.',
    },
    { speaker: 'Ana', form: 'რა ვერ გაიგე?', gloss: 'What didn’t you understand?' },
    {
      speaker: 'Beka',
      form: 'თუ ის ქალი უყვარდა, რატომ წავიდა?',
      gloss: 'If he loved that woman, why did he leave?',
    },
    {
      speaker: 'Ana',
      form: 'იმიტომ რომ მისი წერილი არ მიუღია. წერილი რომ წაეკითხა, დარჩებოდა.',
      gloss: 'Because he never got her letter. If he had read the letter, he would have stayed.',
    },
    {
      speaker: 'Beka',
      form: 'რომელი წერილი? მე წერილი არ მინახავს!',
      gloss: 'Which letter? I haven’t seen any letter!',
    },
    {
      speaker: 'Ana',
      form: 'როგორ არ გინახავს? მთელი ფილმი იმ წერილს ეძებდნენ!',
      gloss: 'How can you not have seen it? They were looking for that letter the whole movie!',
    },
    { speaker: 'Beka', form: 'მართლა? რა უცნაურია.', gloss: 'Really? How strange.' },
    { speaker: 'Ana', form: 'მოიცადე, ბექა, გეძინა?', gloss: 'Wait, Beka, were you asleep?' },
    {
      speaker: 'Beka',
      form: 'ცოტა ხანს. სიზმარი კი უფრო საინტერესო იყო, ვიდრე ფილმი!',
      gloss: 'For a little while. But my dream was more interesting than the movie!',
    },
  ],
  questions: [
    {
      prompt: 'What happens with the letter in the movie?',
      options: [
        'Everyone is looking for it',
        'The man reads it and stays',
        'Nobody wants to read it',
        'It is found at the beginning',
      ],
    },
    {
      prompt: 'Why didn’t Beka understand the ending?',
      options: ['He was asleep', 'He left too early', 'He was angry', 'He doesn’t speak the language'],
    },
    {
      prompt: 'Answer in Georgian: what was more interesting than the movie, according to Beka?',
      answers: [
        'სიზმარი',
        'სიზმარი იყო',
        'მისი სიზმარი',
        'ბექას სიზმარი',
        'სიზმარი უფრო საინტერესო იყო',
        'მისი სიზმარი უფრო საინტერესო იყო',
        'ბექას სიზმარი უფრო საინტერესო იყო',
        'უფრო საინტერესო სიზმარი იყო',
        'უფრო საინტერესო იყო სიზმარი',
        'სიზმარი უფრო საინტერესო იყო, ვიდრე ფილმი',
        'სიზმარი ფილმზე საინტერესო იყო',
        'სიზმარი ფილმზე უფრო საინტერესო იყო',
      ],
      explanation:
        'წაეკითხა … დარჩებოდა: “had he read … he would have stayed”. რომ stands after the first word.',
    },
  ],
};
