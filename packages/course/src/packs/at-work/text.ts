import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'A new job',
  lines: [
    { speaker: 'ნინო', form: 'გამარჯობა, გიორგი! სად მუშაობ?', gloss: 'Hello, Giorgi! Where do you work?' },
    {
      speaker: 'გიორგი',
      form: 'დიდ კომპანიაში ვმუშაობ. ახალი ოფისი გვაქვს.',
      gloss: 'I work for a big company. We have a new office.',
    },
    { speaker: 'ნინო', form: 'კარგი კოლეგები გყავს?', gloss: 'Do you have good colleagues?' },
    {
      speaker: 'გიორგი',
      form: 'კი, ძალიან კარგები. უფროსიც კარგი ადამიანია.',
      gloss: 'Yes, very good ones. The boss is a good person, too.',
    },
    { speaker: 'ნინო', form: 'ბევრი სამუშაო გაქვს?', gloss: 'Do you have a lot of work?' },
    { speaker: 'გიორგი', form: 'კი, ყოველთვის დაკავებული ვარ.', gloss: 'Yes, I am always busy.' },
    { speaker: 'ნინო', form: 'შვებულება როდის გაქვს?', gloss: 'When do you have vacation?' },
    {
      speaker: 'გიორგი',
      form: 'აგვისტოში. ზღვაზე მივდივართ!',
      gloss: 'In August. We are going to the seaside!',
    },
  ],
  questions: [
    {
      prompt: 'Where does Giorgi work?',
      options: ['In a company', 'In a factory', 'In a school', 'In a bank'],
    },
    {
      prompt: 'When does Giorgi have vacation?',
      options: ['In August', 'In June', 'In July', 'In September'],
    },
  ],
};
