import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      form: 'სანდრომ გვითხრა, ტბასთან მისასვლელი გზა კარგად ვიციო.',
      gloss: 'Sandro told us that he knew the way to the lake well.',
    },
    {
      form: 'ბავშვობაში იქ მამასთან ერთად ვყოფილვარო, ამბობდა ის.',
      gloss: 'As a child he had been there with his father, he said.',
    },
    {
      form: 'მანქანა სოფელში დავტოვეთ და ტყის ბილიკს გავყევით.',
      gloss: 'We left the car in the village and followed a forest trail.',
    },
    {
      form: 'მზიანი დილა იყო და ჩიტების ხმა ისმოდა.',
      gloss: 'It was a sunny morning and birds could be heard.',
    },
    {
      form: 'ორ საათში ბილიკი დამთავრდა, ტბა კი არსად ჩანდა.',
      gloss: 'After two hours the trail ended, but the lake was nowhere to be seen.',
    },
    {
      form: '„ამ კლდიდან ტბა უნდა ჩანდეს“, გვითხრა სანდრომ.',
      gloss: '“The lake should be visible from this rock,” Sandro told us.',
    },
    {
      form: 'კლდეზე ავედით, მაგრამ იქიდან მხოლოდ სხვა კლდეები ჩანდა.',
      gloss: 'We climbed up the rock, but from there only other rocks could be seen.',
    },
    {
      form: 'უცებ მოხუცი მწყემსი მოვიდა, რომელსაც ორი დიდი ძაღლი ჰყავდა.',
      gloss: 'Suddenly an old shepherd came, who had two big dogs.',
    },
    {
      form: 'როცა ვუთხარით, რომ ტბას ვეძებდით, ის დიდხანს იცინოდა.',
      gloss: 'When we told him that we were looking for the lake, he laughed for a long time.',
    },
    {
      form: '„ტბა, რომელსაც ეძებთ, სოფლის უკან არის, თქვენს მანქანასთან ძალიან ახლოს!“ თქვა ბოლოს.',
      gloss:
        '“The lake that you are looking for is behind the village, very close to your car!” he said in the end.',
    },
    {
      form: 'ყველამ სანდროს შევხედეთ. „მაშინ ხუთი წლის ვიყავი“, ჩუმად თქვა მან.',
      gloss: 'We all looked at Sandro. “I was five years old then,” he said quietly.',
    },
    {
      form: 'საღამოს ტბაში ვიცურავეთ და კოცონთან ვიმღერეთ.',
      gloss: 'In the evening we swam in the lake and sang by the campfire.',
    },
    {
      form: 'დიდი ხანია ასე კარგად არ დაგვისვენია.',
      gloss: 'We had not rested so well for a long time.',
    },
    {
      form: 'მომავალ კვირას ისევ წავალთ, მაგრამ რუკას მე წავიღებ.',
      gloss: 'Next week we will go again, but I will be the one to take the map.',
    },
  ],
  questions: [
    {
      prompt: 'Where is the lake?',
      options: [
        'Behind the village',
        'Behind the rocks',
        'In the middle of the forest',
        'At the top of a mountain',
      ],
    },
    {
      prompt: 'How old was Sandro when he was at the lake?',
      options: ['Five years', 'Ten years', 'Two years', 'Fifteen years'],
    },
    {
      prompt: 'Answer in Georgian: who told the friends where the lake is?',
      answers: [
        'მწყემსმა',
        'მოხუცმა მწყემსმა',
        'მწყემსმა უთხრა',
        'მოხუცმა მწყემსმა უთხრა',
        'მწყემსმა თქვა',
        'მოხუცმა მწყემსმა თქვა',
        'მათ მწყემსმა უთხრა',
        'მათ მოხუცმა მწყემსმა უთხრა',
        'მწყემსმა უთხრა მათ',
        'მეგობრებს მწყემსმა უთხრა',
        'მეგობრებს მოხუცმა მწყემსმა უთხრა',
      ],
      explanation: 'Who did it stands in the ergative in the past, also in a short answer: მწყემსმა.',
    },
  ],
};
