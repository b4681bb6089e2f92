import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { speaker: 'Driver', form: 'გამარჯობათ! სად მიდიხართ?', gloss: 'Hello! Where are you going?' },
    { speaker: 'Emma', form: 'სადგურზე, თუ შეიძლება.', gloss: 'To the station, please.' },
    { speaker: 'Driver', form: 'კარგი. საიდან ხართ?', gloss: 'All right. Where are you from?' },
    { speaker: 'Emma', form: 'ინგლისიდან ვარ.', gloss: 'I am from England.' },
    { speaker: 'Driver', form: 'მართლა? ქართული კარგად იცით!', gloss: 'Really? You know Georgian well!' },
    {
      speaker: 'Emma',
      form: 'მადლობა! თბილისში ვცხოვრობ და ქართულს ვსწავლობ.',
      gloss: 'Thank you! I live in Tbilisi and am learning Georgian.',
    },
    { speaker: 'Driver', form: 'ყოჩაღ! საქართველო მოგწონთ?', gloss: 'Well done! Do you like Georgia?' },
    {
      speaker: 'Emma',
      form: 'ძალიან! ქალაქი ლამაზია და ხინკალი გემრიელია.',
      gloss: 'Very much! The city is beautiful, and khinkali are delicious.',
    },
    { speaker: 'Driver', form: 'რამდენს ჭამთ?', gloss: 'How many do you eat?' },
    {
      speaker: 'Emma',
      form: 'ათს. უკაცრავად, აქ გააჩერეთ, გთხოვთ. რა ღირს?',
      gloss: 'Ten. Excuse me, stop here, please. How much is it?',
    },
    {
      speaker: 'Driver',
      form: 'შვიდი ლარი. მაგრამ თქვენთვის ექვსი!',
      gloss: 'Seven lari. But for you, six!',
    },
  ],
  questions: [
    { prompt: 'Where is Emma going?', options: ['To the station', 'To the airport', 'To the hotel', 'Home'] },
    { prompt: 'How many khinkali does Emma eat?', options: ['Ten', 'Two', 'Six', 'Seven'] },
    {
      prompt: 'Answer in Georgian: how much does Emma pay?',
      answers: [
        'ექვსი ლარი',
        'ექვსი',
        'ექვს ლარს',
        'ექვსს',
        'ექვს ლარს იხდის',
        'ემა ექვს ლარს იხდის',
        'ექვს ლარს გადაიხდის',
        'ემა ექვს ლარს გადაიხდის',
        'ის ექვს ლარს იხდის',
      ],
      explanation: 'In the nominative ექვსი ლარი; as what one pays, ექვს ლარს.',
    },
  ],
};
