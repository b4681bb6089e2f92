import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'On the bus',
  lines: [
    { speaker: 'თამარი', form: 'გამარჯობათ! საიდან ხართ?', gloss: 'Hello! Where are you from?' },
    { speaker: 'ქეითი', form: 'ამერიკიდან ვარ.', gloss: 'I am from America.' },
    {
      speaker: 'თამარი',
      form: 'რამდენ ხანს დარჩებით საქართველოში?',
      gloss: 'How long will you stay in Georgia?',
    },
    {
      speaker: 'ქეითი',
      form: 'ერთი თვე. მეგობართან ვცხოვრობ.',
      gloss: "One month. I live at a friend's place.",
    },
    {
      speaker: 'თამარი',
      form: 'თბილისი როგორი ქალაქია? მოგწონთ?',
      gloss: 'What is Tbilisi like? Do you like it?',
    },
    {
      speaker: 'ქეითი',
      form: 'ძალიან მომწონს! ეს ავტობუსი სადამდე მიდის, ხომ არ იცით?',
      gloss: 'I like it very much! Do you happen to know how far this bus goes?',
    },
    {
      speaker: 'თამარი',
      form: 'მცხეთამდე მიდის. თქვენც მცხეთაში მიდიხართ?',
      gloss: 'It goes as far as Mtskheta. Are you going to Mtskheta, too?',
    },
    { speaker: 'ქეითი', form: 'არა, იქ ხვალ მივდივარ.', gloss: 'No, I am going there tomorrow.' },
  ],
  questions: [
    {
      prompt: 'How long will Kate stay in Georgia?',
      options: ['One month', 'One week', 'One year', 'One day'],
    },
    {
      prompt: 'How far does the bus go?',
      options: ['To Mtskheta', 'To Batumi', 'To Kutaisi', 'To the airport'],
    },
  ],
};
