import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      speaker: 'Saba',
      form: 'გამარჯობათ! განცხადება ვნახე და ოთახის სანახავად მოვედი.',
      gloss: 'Hello! I saw the ad and have come to see the room.',
    },
    {
      speaker: 'Tsiala',
      form: 'დიახ, მობრძანდით. აი, ეს ოთახია თავისუფალი.',
      gloss: 'Yes, please come in. Look, this is the room that is free.',
    },
    { speaker: 'Saba', form: 'რა ნათელია! ქირა რამდენია?', gloss: 'How bright it is! How much is the rent?' },
    {
      speaker: 'Tsiala',
      form: 'თვეში ხუთასი ლარი, ინტერნეტით და გათბობით.',
      gloss: 'Five hundred lari a month, with internet and heating.',
    },
    {
      speaker: 'Saba',
      form: 'კარგი ფასია. სარეცხი მანქანა გაქვთ?',
      gloss: 'That is a good price. Do you have a washing machine?',
    },
    {
      speaker: 'Tsiala',
      form: 'მაქვს. მაგრამ სანამ გადაწყვეტთ, ჩემი პირობები უნდა იცოდეთ.',
      gloss: 'I do. But before you decide, you should know my conditions.',
    },
    {
      speaker: 'Saba',
      form: 'გისმენთ. იმედია, სტუმრების მოყვანა აკრძალული არ არის.',
      gloss: 'I’m listening. I hope bringing guests is not forbidden.',
    },
    {
      speaker: 'Tsiala',
      form: 'პირიქით, სტუმრები მიყვარს. მაგრამ ღამით მუსიკა ხმამაღლა არ ჩართოთ.',
      gloss: 'On the contrary, I love guests. But don’t turn the music on loud at night.',
    },
    {
      speaker: 'Saba',
      form: 'ვიოლინოზე ვუკრავ, მაგრამ მხოლოდ მაშინ, როცა არავის სძინავს.',
      gloss: 'I play the violin, but only when nobody is asleep.',
    },
    {
      speaker: 'Tsiala',
      form: 'ძალიან კარგი. მეორე პირობა უფრო რთულია: ყოველ კვირა დღეს ჩემთან უნდა ისადილოთ.',
      gloss:
        'Very good. The second condition is more difficult: every Sunday you have to have lunch with me.',
    },
    { speaker: 'Saba', form: 'ეს რატომ არის რთული?', gloss: 'Why is that difficult?' },
    {
      speaker: 'Tsiala',
      form: 'იმიტომ რომ ჩემი სადილი ბოლომდე ჯერ არავის შეუჭამია!',
      gloss: 'Because nobody has ever eaten up my lunch!',
    },
    {
      speaker: 'Saba',
      form: 'მაშინ მე პირველი ვიქნები. ჩემოდანი დღესვე მოვიტანო?',
      gloss: 'Then I will be the first. Shall I bring my suitcase today?',
    },
  ],
  questions: [
    {
      prompt: 'What is forbidden?',
      options: ['Loud music at night', 'Guests', 'The violin', 'The washing machine'],
    },
    {
      prompt: 'What must the tenant do on Sundays?',
      options: ['Have lunch with Tsiala', 'Pay the rent', 'Clean the room', 'Play the violin'],
    },
    {
      prompt: 'Answer in Georgian: which instrument does Saba play?',
      answers: [
        'ვიოლინოზე',
        'ვიოლინო',
        'ვიოლინოს',
        'ვიოლინოზე უკრავს',
        'საბა ვიოლინოზე უკრავს',
        'ის ვიოლინოზე უკრავს',
        'ვიოლინოს უკრავს',
        'საბა უკრავს ვიოლინოზე',
        'ის უკრავს ვიოლინოზე',
        'ის ვიოლინოს უკრავს',
        'საბა ვიოლინოს უკრავს',
      ],
      explanation: 'In არავის შეუჭამია, “nobody has eaten”, the one who eats stands in the dative.',
    },
  ],
};
