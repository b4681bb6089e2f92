import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { form: 'იანვრის ცივი საღამო იყო.', gloss: 'It was a cold January evening.' },
    {
      form: 'მე ფილმს ვუყურებდი, ცოლი კომპიუტერთან მუშაობდა, ჩვენი შვილი კი თავის ოთახში თამაშობდა.',
      gloss:
        'I was watching a movie, my wife was working at the computer, and our son was playing in his room.',
    },
    { form: 'უცებ შუქი წავიდა.', gloss: 'Suddenly the power went out.' },
    {
      form: '„ინტერნეტიც აღარ არის!“ იყვირა შვილმა.',
      gloss: '“There is no internet, either!” our son shouted.',
    },
    {
      form: 'ორი სანთელი ვიპოვეთ და სამზარეულოში დავსხედით.',
      gloss: 'We found two candles and sat down in the kitchen.',
    },
    { form: 'ჯერ ყველა ჩუმად იყო.', gloss: 'At first everyone was quiet.' },
    {
      form: '„როცა პატარა ვიყავი, მთელი ზამთარი ასე ვისხედით“, თქვა ცოლმა.',
      gloss: '“When I was little, we sat like this all winter,” said my wife.',
    },
    {
      form: '„ტელეფონიც არ გქონდათ? მაშინ რას აკეთებდით?“ ჰკითხა შვილმა.',
      gloss: '“Didn’t you have a phone, either? Then what did you do?” our son asked her.',
    },
    { form: '„ვლაპარაკობდით და ვმღეროდით.“', gloss: '“We talked and sang.”' },
    {
      form: 'შვილმა გიტარა მოიტანა და ერთად ძველი სიმღერები ვიმღერეთ.',
      gloss: 'Our son brought a guitar, and we sang old songs together.',
    },
    {
      form: 'მეზობლებიც მოვიდნენ, რომლებსაც სანთელი არ ჰქონდათ.',
      gloss: 'The neighbors, who had no candles, came, too.',
    },
    {
      form: 'ორ საათში სახლში ისევ სინათლე იყო. ერთი წუთი არავინ ლაპარაკობდა.',
      gloss: 'Two hours later there was light in the house again. For a minute nobody spoke.',
    },
    {
      form: 'მერე ჩვენმა შვილმა სინათლე თვითონ ჩააქრო.',
      gloss: 'Then our son turned off the light himself.',
    },
  ],
  questions: [
    {
      prompt: 'What did the wife do in the winters when she was little?',
      options: [
        'She talked and sang',
        'She watched movies',
        'She played in her room',
        'She went to the neighbors',
      ],
    },
    {
      prompt: 'Why did the neighbors come?',
      options: [
        'They had no candles',
        'They heard a movie',
        'They were hungry',
        'They were looking for a guitar',
      ],
    },
    {
      prompt: 'Answer in Georgian: what did the son bring?',
      answers: [
        'გიტარა',
        'გიტარა მოიტანა',
        'მან გიტარა მოიტანა',
        'შვილმა გიტარა მოიტანა',
        'მოიტანა გიტარა',
        'მან მოიტანა გიტარა',
        'შვილმა მოიტანა გიტარა',
        'ბიჭმა გიტარა მოიტანა',
      ],
      explanation:
        'In the past, what one brings stands in the nominative and who brings it in the ergative: შვილმა გიტარა მოიტანა.',
    },
  ],
};
