import type { TextContent } from '../text.ts';

export const text: TextContent = {
  sentences: [
    {
      form: 'გიორგიმ, რომელთანაც ერთად სამი წელია ვმუშაობ, ქორწილში დამპატიჟა.',
      gloss: 'Giorgi, with whom I have been working for three years, invited me to his wedding.',
    },
    {
      form: 'მითხრა, რომ ქორწილი სოფელში, ეკლესიის გვერდით იქნებოდა.',
      gloss: 'He told me that the wedding would be in the village, next to the church.',
    },
    {
      form: 'შაბათს კოსტიუმი ჩავიცვი, საჩუქარი ვიყიდე და წავედი.',
      gloss: 'On Saturday I put on a suit, bought a present and set out.',
    },
    {
      form: 'ეკლესიასთან დიდი კარავი იდგა, საიდანაც მუსიკა ისმოდა.',
      gloss: 'By the church stood a big tent, from which music could be heard.',
    },
    {
      form: 'მასპინძლებმა თბილად მიმიღეს: „დაბრძანდით, მიირთვით!“',
      gloss: 'The hosts received me warmly: “Please sit down, help yourself!”',
    },
    {
      form: 'ყველა სადღეგრძელო მომეწონა, ბევრი ვჭამე და ბევრი ვიცინე.',
      gloss: 'I liked all the toasts, I ate a lot and laughed a lot.',
    },
    { form: 'მხოლოდ გიორგი არ ჩანდა.', gloss: 'Only Giorgi was not to be seen.' },
    {
      form: 'შუაღამისას ერთ კაცს ვკითხე, გიორგი სად არის-მეთქი.',
      gloss: 'At midnight I asked a man where Giorgi was.',
    },
    {
      form: '„რომელი გიორგი? ნეფეს ლევანი ჰქვია“, მიპასუხა მან.',
      gloss: '“Which Giorgi? The groom’s name is Levan,” he answered.',
    },
    {
      form: 'თურმე იმ დღეს სოფელში ორი ქორწილი ყოფილა და მე სხვის სუფრასთან ვმჯდარვარ!',
      gloss:
        'It turned out that there were two weddings in the village that day, and I was sitting at someone else’s table!',
    },
    {
      form: 'უკვე წასვლას ვაპირებდი, მაგრამ თამადამ მითხრა: „ახლა ჩვენი სტუმარი ხართ და მარტო არ წახვალთ!“',
      gloss:
        'I was about to leave, but the toastmaster told me: “Now you are our guest, and you will not go alone!”',
    },
    {
      form: 'ყველა ადგა, მუსიკოსებიც კი, და გიორგის ქორწილში წავედით.',
      gloss: 'Everyone got up, even the musicians, and we went to Giorgi’s wedding.',
    },
    {
      form: '„ამდენი სტუმარი როდის დავპატიჟე?“ თქვა გაკვირვებულმა გიორგიმ.',
      gloss: '“When did I invite so many guests?” said Giorgi in surprise.',
    },
    { form: 'დილამდე ყველამ ერთად ვიცეკვეთ.', gloss: 'We all danced together until morning.' },
  ],
  questions: [
    {
      prompt: 'How does the narrator know Giorgi?',
      options: ['From work', 'From school', 'From the village', 'From the university'],
    },
    {
      prompt: 'What was wrong with the wedding?',
      options: [
        'It was someone else’s wedding',
        'There was too little food',
        'The groom ran away',
        'It was on another day',
      ],
    },
    {
      prompt: 'Answer in Georgian: what is the name of the groom at the first wedding?',
      answers: [
        'ლევანი',
        'ლევანი ჰქვია',
        'მას ლევანი ჰქვია',
        'ნეფეს ლევანი ჰქვია',
        'ჰქვია ლევანი',
        'მას ჰქვია ლევანი',
        'ნეფეს ჰქვია ლევანი',
        'ლევანი ერქვა',
        'მას ლევანი ერქვა',
        'ნეფეს ლევანი ერქვა',
      ],
      explanation: 'Who has a name stands in the dative, the name in the nominative: ნეფეს ლევანი ჰქვია.',
    },
  ],
};
