import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'text',
  title: 'A family of artists',
  lines: [
    {
      form: 'ჩვენს ოჯახში ყველას უყვარს მუსიკა და ხელოვნება.',
      gloss: 'In our family everyone loves music and art.',
    },
    { form: 'დედა მომღერალია და ოპერაში მღერის.', gloss: 'Mother is a singer and sings at the opera.' },
    {
      form: 'მამა გიტარაზე უკრავს, ბაბუა კი ფანდურზე.',
      gloss: 'Father plays the guitar, and Grandfather the panduri.',
    },
    {
      form: 'ჩემი და მხატვარია: კედელზე მისი სურათებია.',
      gloss: 'My sister is a painter: her pictures are on the wall.',
    },
    {
      form: 'მე არ ვმღერი და არ ვხატავ, მაგრამ კარგად ვცეკვავ.',
      gloss: 'I do not sing or paint, but I dance well.',
    },
    {
      form: 'ხვალ დედას დიდი კონცერტი აქვს და ყველა ერთად მივდივართ.',
      gloss: 'Tomorrow Mother has a big concert, and we are all going together.',
    },
  ],
  questions: [
    {
      prompt: 'Where does the mother sing?',
      options: ['At the opera', 'At the theater', 'At the school', 'At the church'],
    },
    {
      prompt: 'What does the grandfather play?',
      options: ['The panduri', 'The guitar', 'The big drum', 'The piano'],
    },
  ],
};
