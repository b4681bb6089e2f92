import type { PackText } from '../definePack.ts';

export const text: PackText = {
  kind: 'dialogue',
  title: 'At the reception',
  lines: [
    {
      speaker: 'ჯონი',
      form: 'გამარჯობათ! ორადგილიანი ნომერი დავჯავშნე. ჯონი მქვია.',
      gloss: 'Hello! I booked a double room. My name is John.',
    },
    {
      speaker: 'ნინო',
      form: 'გამარჯობათ! თქვენი პასპორტი, თუ შეიძლება.',
      gloss: 'Hello! Your passport, please.',
    },
    {
      speaker: 'ჯონი',
      form: 'აი, პასპორტი. ოთახში კონდიციონერი არის?',
      gloss: 'Here is my passport. Is there an air conditioner in the room?',
    },
    {
      speaker: 'ნინო',
      form: 'დიახ. ნომერი მეორე სართულზეა, ფანჯრიდან ზღვის ხედია.',
      gloss: 'Yes. The room is on the second floor; there is a view of the sea from the window.',
    },
    {
      speaker: 'ჯონი',
      form: 'ძალიან კარგი! საუზმე რომელ საათზეა?',
      gloss: 'Very good! What time is breakfast?',
    },
    {
      speaker: 'ნინო',
      form: 'რვა საათიდან ათ საათამდე. აი, თქვენი გასაღები!',
      gloss: "From eight to ten o'clock. Here is your key!",
    },
  ],
  questions: [
    {
      prompt: 'What did John book?',
      options: ['A double room', 'A single room', 'A table for two', 'A room with a pool'],
    },
    { prompt: 'When does breakfast begin?', options: ['At eight', 'At seven', 'At nine', 'At ten'] },
  ],
};
