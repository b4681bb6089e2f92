import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      form: 'როცა თბილისში ჩამოვედი, არ ვიცოდი, რა იყო ხინკალი.',
      gloss: 'When I arrived in Tbilisi, I did not know what khinkali was.',
    },
    {
      form: 'პირველ საღამოს ჩემმა მეგობარმა ლუკამ რესტორანში დამპატიჟა.',
      gloss: 'On the first evening my friend Luka invited me to a restaurant.',
    },
    { form: '„რამდენს შეჭამ?“ მკითხა მან.', gloss: '“How many will you eat?” he asked me.' },
    { form: '„ორს“, ვუპასუხე მე.', gloss: '“Two,” I answered.' },
    {
      form: 'ლუკა იცინოდა. მან ოცი ხინკალი შეუკვეთა.',
      gloss: 'Luka was laughing. He ordered twenty khinkali.',
    },
    { form: 'მე დანა და ჩანგალი ავიღე.', gloss: 'I picked up a knife and a fork.' },
    {
      form: '„არა, არა! ხინკალს ხელით ჭამენ!“ თქვა ლუკამ.',
      gloss: '“No, no! Khinkali are eaten by hand!” said Luka.',
    },
    {
      form: 'ხინკალი ხელით ავიღე, და მალე ჩემი თეთრი პერანგი თეთრი აღარ იყო.',
      gloss: 'I picked up a khinkali with my hand, and soon my white shirt was not white anymore.',
    },
    {
      form: 'მეორე ხინკალი უკვე კარგად შევჭამე, შემდეგ კიდევ ერთი, და კიდევ ერთი.',
      gloss: 'I already ate the second khinkali properly, then one more, and one more.',
    },
    { form: 'სულ თერთმეტი ხინკალი შევჭამე!', gloss: 'In all I ate eleven khinkali!' },
    { form: '„კარგი მოსწავლე ხარ“, მითხრა ლუკამ.', gloss: '“You are a good pupil,” Luka told me.' },
    {
      form: 'ახლა ხინკალი ძალიან მიყვარს, მაგრამ თეთრ პერანგს აღარ ვიცვამ.',
      gloss: 'Now I love khinkali, but I don’t wear a white shirt anymore.',
    },
  ],
  questions: [
    { prompt: 'How many khinkali did Luka order?', options: ['Twenty', 'Two', 'Three', 'Eleven'] },
    {
      prompt: 'How are khinkali eaten?',
      options: ['By hand', 'With a knife and fork', 'With a spoon', 'With bread'],
    },
    {
      prompt: 'Answer in Georgian: what color was the shirt?',
      answers: [
        'თეთრი',
        'თეთრი იყო',
        'პერანგი თეთრი იყო',
        'ის თეთრი იყო',
        'მისი პერანგი თეთრი იყო',
        'პერანგი იყო თეთრი',
        'თეთრი იყო პერანგი',
        'თეთრი ფერის',
        'თეთრი ფერის იყო',
      ],
      explanation: 'აღარ is “not anymore”: თეთრი აღარ იყო.',
    },
  ],
};
