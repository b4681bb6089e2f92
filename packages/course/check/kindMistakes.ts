/** Mistakes to plant in exercises of the kinds multi-choice, order and categorize, and in facts. */
import type { Mistake } from './mistakes.ts';

const birds = '"options":["პეპელა","არწივი","ბეღურა","დელფინი","მერცხალი","ფუტკარი"]';
const weekday = '{"id":"day.monday"';

export const kindMistakes: readonly Mistake[] = [
  [
    'five options to classify',
    birds,
    birds.replace(',"ფუტკარი"', ''),
    'animals.classification.1 has 5 options',
  ],
  [
    'an option twice to classify',
    birds,
    birds.replace('პეპელა', 'ფუტკარი'),
    'animals.classification.1 offers an option twice',
  ],
  [
    'an answer that is not offered',
    birds,
    birds.replace('მერცხალი', 'კატა'),
    'animals.classification.1 does not offer its answers',
  ],
  [
    'no answer among six',
    '"answers":["არწივი","ბეღურა","მერცხალი"]',
    '"answers":[]',
    'animals.classification.1 has none or all as answers',
  ],
  [
    'two items to order',
    '"items":["ორშაბათი",',
    '"items":["ორშაბათი","კვირა"],"x":["ორშაბათი",',
    'months.ordering.1 has 2 items to order',
  ],
  [
    'an item twice in an order',
    '"items":["ორშაბათი",',
    '"items":["ორშაბათი","ორშაბათი",',
    'months.ordering.1 has an item twice',
  ],
  [
    'an item of no category',
    '{"text":"ლუდი","category":"Drink"}',
    '{"text":"ლუდი","category":"Drinks"}',
    'food.categorization.1 puts an item into no category of its own',
  ],
  [
    'an item sorted twice',
    '{"text":"ლუდი","category":"Drink"}',
    '{"text":"ხაჭაპური","category":"Drink"}',
    'food.categorization.1 has an item twice',
  ],
  [
    'a category that stays empty',
    '"categories":["Food","Drink"]',
    '"categories":["Food","Bread"]',
    'food.categorization.1 leaves a category empty',
  ],
  [
    'a word taught in two lessons',
    weekday,
    `{"id":"day.extra","form":"მაგიდა","gloss":"table","example":{"form":"ეს მაგიდა ახალია.","gloss":"This table is new."}},${weekday}`,
    'day.extra teaches მაგიდა again',
  ],
  [
    'a month misspelt',
    '"form":"თებერვალი","gloss":"February"',
    '"form":"თებრვალი","gloss":"February"',
    'month.february February is თებერვალი, not თებრვალი',
  ],
  [
    'a weekday with the word for another',
    '"form":"სამშაბათი","gloss":"Tuesday"',
    '"form":"ოთხშაბათი","gloss":"Tuesday"',
    'day.tuesday Tuesday is სამშაბათი, not ოთხშაბათი',
  ],
  ['a number misspelt', '"form":"თვრამეტი"', '"form":"თრვამეტი"', 'number.18 18 is თვრამეტი, not თრვამეტი'],
  // practice
  [
    'a generated item with a second right option',
    '"options":["dog","cat","cow","pig"]',
    '"options":["dog","hound; dog","cow","pig"]',
    'animals.matching.word.dog hound; dog is also correct: by its meaning',
  ],
  [
    'a generated item that offers something of another lesson',
    '"options":["dog","cat","cow","pig"]',
    '"options":["dog","cat","cow","bread"]',
    'animals.matching.word.dog offers bread, which its page does not teach',
  ],
  [
    'a generated item that offers an option twice',
    '"options":["dog","cat","cow","pig"]',
    '"options":["dog","cat","cat","pig"]',
    'animals.matching.word.dog offers an option twice',
  ],
  [
    'a generated item without the right option',
    '"options":["dog","cat","cow","pig"]',
    '"options":["goat","cat","cow","pig"]',
    'animals.matching.word.dog does not offer its answer',
  ],
  [
    'a generated item with the answer to another question',
    '"options":["dog","cat","cow","pig"],"answer":"dog"',
    '"options":["dog","cat","cow","pig"],"answer":"cat"',
    'animals.matching.word.dog has cat as answer, which is not word.dog',
  ],
  [
    'a generated item about another word than its id says',
    '"id":"animals.matching.word.dog","teaches":["word.dog"]',
    '"id":"animals.matching.word.dog","teaches":["word.cat"]',
    'animals.matching.word.dog asks for nothing that its page teaches',
  ],
  [
    'two generated items with the same id',
    '"id":"animals.matching.word.dog","teaches":["word.dog"]',
    '"id":"animals.matching.word.cat","teaches":["word.cat"]',
    'animals.matching.word.cat is generated twice',
  ],
  [
    'a word that no exercise asks for',
    weekday,
    `{"id":"day.extra","form":"მაგიდა","gloss":"table"},${weekday}`,
    'day.extra is asked for by no exercise of months',
  ],
];
