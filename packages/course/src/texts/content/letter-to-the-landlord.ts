import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    { form: 'გამარჯობათ, ბატონო ირაკლი!', gloss: 'Hello, Mr. Irakli!' },
    {
      form: 'თქვენს ბინაში უკვე ერთი წელია ვცხოვრობ.',
      gloss: 'I have been living in your apartment for a year now.',
    },
    {
      form: 'როცა ხელშეკრულებას ხელი მოვაწერეთ, დამპირდით, რომ ყველაფერი წესრიგში იქნებოდა.',
      gloss: 'When we signed the contract, you promised me that everything would be in order.',
    },
    {
      form: 'სამწუხაროდ, ონკანი გაფუჭდა და აბაზანაში იატაკი ყოველთვის სველია.',
      gloss: 'Unfortunately the faucet broke, and the floor in the bathroom is always wet.',
    },
    {
      form: 'გათბობა, რომელიც შემოდგომაზე უნდა შეგეკეთებინათ, ისევ არ მუშაობს.',
      gloss: 'The heating, which you should have repaired in autumn, is still not working.',
    },
    {
      form: 'ზემოთ კი მეზობელი ყოველ საღამოს პიანინოზე უკრავს.',
      gloss: 'And upstairs a neighbor plays the piano every evening.',
    },
    {
      form: 'ერთხელ მასთან გაბრაზებული ავედი: მინდოდა მეთქვა, რომ ძალიან ხმამაღლა უკრავდა.',
      gloss: 'Once I went up to her, angry: I wanted to tell her that she played too loudly.',
    },
    {
      form: 'კარი ქალმა გააღო, რომელსაც ისეთი კეთილი ღიმილი ჰქონდა, რომ ყველაფერი დამავიწყდა.',
      gloss: 'A woman opened the door who had such a kind smile that I forgot everything.',
    },
    {
      form: 'მას შემდეგ ერთად ვუკრავთ: ნინო პიანინოზე, მე კი გიტარაზე.',
      gloss: 'Since then we have been playing together: Nino on the piano, and I on the guitar.',
    },
    {
      form: 'გათბობა რომ მუშაობდეს, ალბათ ნინოსთან ასე ხშირად არ ავიდოდი.',
      gloss: 'If the heating worked, I would probably not go up to Nino so often.',
    },
    {
      form: 'ბინას არ დავტოვებ, მაგრამ გთხოვთ, ონკანი მალე შეაკეთოთ.',
      gloss: 'I will not leave the apartment, but I ask you to repair the faucet soon.',
    },
    {
      form: 'კიდევ ერთი თხოვნა მაქვს: გაზაფხულზე ქორწილი გვექნება და გვინდა, რომ თქვენც მობრძანდეთ.',
      gloss: 'I have one more request: in spring we will have a wedding, and we want you to come, too.',
    },
    { form: 'პატივისცემით, ნიკო.', gloss: 'Respectfully, Niko.' },
  ],
  questions: [
    {
      prompt: 'Why did Niko go up to his neighbor the first time?',
      options: [
        'He was angry about the piano',
        'He wanted to borrow a guitar',
        'His faucet did not work',
        'He invited her to a wedding',
      ],
    },
    {
      prompt: 'What does Niko ask Mr. Irakli to repair?',
      options: ['The faucet', 'The floor', 'The piano', 'The door'],
    },
    {
      prompt: 'Answer in Georgian: when will the wedding be?',
      answers: [
        'გაზაფხულზე',
        'გაზაფხულზე იქნება',
        'ქორწილი გაზაფხულზე იქნება',
        'გაზაფხულზე ექნებათ',
        'ქორწილი გაზაფხულზე ექნებათ',
        'გაზაფხულზე ექნებათ ქორწილი',
        'იქნება გაზაფხულზე',
        'ქორწილი იქნება გაზაფხულზე',
        'ის გაზაფხულზე იქნება',
        'მათ ქორწილი გაზაფხულზე ექნებათ',
      ],
      explanation: 'Spring and autumn take -ზე, summer and winter -ში: გაზაფხულზე, ზამთარში.',
    },
  ],
};
