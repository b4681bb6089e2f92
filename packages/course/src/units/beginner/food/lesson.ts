import type { LessonContent } from '../../../unit.ts';
import { wordSections } from '../../../wordSections.ts';

/** Forty words for the Georgian table: dishes, breads, drinks, what they are made of, and meals. */
export const lesson: LessonContent = {
  title: 'Food and Drinks - საჭმელი და სასმელი',
  subtitle: 'Forty words to read a menu, order, shop and sit down to eat.',
  tips: [
    'To order, name what you want and add გთხოვთ (please) or თუ შეიძლება (if possible): ორი ლუდი, თუ შეიძლება (two beers, please). After a number the noun stays singular. The bill is ანგარიში.',
    'Much Georgian bread is baked in a თონე, a deep round clay oven: the baker sticks the dough to its hot wall. Such bread is თონის პური; the long one with pointed ends is შოთი.',
    'Georgians have made wine for thousands of years in the ქვევრი, a large clay vessel buried in the ground. They raise their glasses with გაუმარჯოს (cheers); like გამარჯობა (hello), it comes from a word for victory.',
    'For food that you like in general, say მიყვარს (I love): ხაჭაპური მიყვარს. For what you are tasting now, say მომწონს (I like): ეს ღვინო მომწონს. What you like keeps its basic form, without -ს.',
  ],
  sections: wordSections(import.meta.url, [
    {
      id: 'traditional-dishes',
      title: 'Traditional Dishes',
      description: 'Ten dishes that everyone in Georgia knows.',
    },
    {
      id: 'breads',
      title: 'Breads',
      description: 'Plain, filled and sweet breads from the bakery and the home.',
    },
    {
      id: 'drinks',
      title: 'Drinks',
      description: 'Hot and cold things to drink at home and in a restaurant.',
    },
    {
      id: 'ingredients',
      title: 'Ingredients',
      description: 'What you buy at the market and what your food is made of.',
    },
    {
      id: 'meal-times',
      title: 'Meal Times',
      description: 'The meals of the day and what one says at the table.',
    },
  ]),
  exercises: [
    {
      id: 'food.matching',
      title: 'Word Matching',
      description: 'Read a Georgian word and choose its meaning.',
      template: 'meaning',
      feedback: 'generic',
      checkOn: 'response',
      hint: 'when-wrong',
      advanceAfter: 'answer',
      items: [
        {
          kind: 'choice',
          id: 'food.matching.1',
          teaches: ['word.mtsvadi'],
          prompt: 'What does this word mean?',
          display: 'მწვადი',
          options: ['grilled meat', 'lamb stew', 'cheese bread', 'walnut candy'],
          answer: 'grilled meat',
        },
        {
          kind: 'choice',
          id: 'food.matching.2',
          teaches: ['word.cornbread'],
          prompt: 'What does this word mean?',
          display: 'მჭადი',
          options: ['sweet bread', 'bean bread', 'cornbread', 'flatbread'],
          answer: 'cornbread',
        },
        {
          kind: 'choice',
          id: 'food.matching.3',
          teaches: ['word.juice'],
          prompt: 'What does this word mean?',
          display: 'წვენი',
          options: ['beer', 'juice', 'milk', 'lemonade'],
          answer: 'juice',
        },
        {
          kind: 'choice',
          id: 'food.matching.4',
          teaches: ['word.garlic'],
          prompt: 'What does this word mean?',
          display: 'ნიორი',
          options: ['walnut', 'onion', 'potato', 'garlic'],
          answer: 'garlic',
        },
        {
          kind: 'choice',
          id: 'food.matching.5',
          teaches: ['word.supper'],
          prompt: 'What does this word mean?',
          display: 'ვახშამი',
          options: ['dessert', 'supper', 'breakfast', 'lunch'],
          answer: 'supper',
        },
      ],
    },
    {
      id: 'food.translation',
      title: 'Translation Practice',
      description: 'Find the Georgian for an English word.',
      template: 'translation',
      feedback: 'translation',
      checkOn: 'response',
      hint: 'when-wrong',
      advanceAfter: 'answer',
      items: [
        {
          kind: 'choice',
          id: 'food.translation.1',
          teaches: ['word.khinkali'],
          prompt: 'What is "dumpling" in Georgian?',
          options: ['საცივი', 'ხარჩო', 'ფხალი', 'ხინკალი'],
          answer: 'ხინკალი',
        },
        {
          kind: 'choice',
          id: 'food.translation.2',
          teaches: ['word.sweet-bread'],
          prompt: 'What is "sweet bread" in Georgian?',
          options: ['ლავაში', 'ნაზუქი', 'ლობიანი', 'შოთი'],
          answer: 'ნაზუქი',
        },
        {
          kind: 'choice',
          id: 'food.translation.3',
          teaches: ['word.milk'],
          prompt: 'What is "milk" in Georgian?',
          options: ['რძე', 'ჩაი', 'ლუდი', 'წვენი'],
          answer: 'რძე',
        },
        {
          kind: 'choice',
          id: 'food.translation.4',
          teaches: ['word.salt'],
          prompt: 'What is "salt" in Georgian?',
          options: ['ხახვი', 'ნიგოზი', 'მარილი', 'ხორცი'],
          answer: 'მარილი',
        },
        {
          kind: 'choice',
          id: 'food.translation.5',
          teaches: ['word.lunch'],
          prompt: 'What is "lunch" in Georgian?',
          options: ['სადილი', 'დესერტი', 'საუზმე', 'ვახშამი'],
          answer: 'სადილი',
        },
      ],
    },
    {
      id: 'food.categorization',
      title: 'Categorization',
      description: 'Sort food and drink into two groups.',
      feedback: 'categories',
      checkOn: 'button',
      check: 'Check Categories',
      hint: 'when-wrong',
      advanceAfter: 'right-answer',
      items: [
        {
          kind: 'categorize',
          id: 'food.categorization.1',
          teaches: [
            'word.khachapuri',
            'word.beer',
            'word.cheese',
            'word.coffee',
            'word.cornbread',
            'word.lemonade',
          ],
          prompt: 'Which of these are food, and which are drinks?',
          categories: ['Food', 'Drink'],
          items: [
            { text: 'ხაჭაპური', category: 'Food' },
            { text: 'ლუდი', category: 'Drink' },
            { text: 'ყველი', category: 'Food' },
            { text: 'ყავა', category: 'Drink' },
            { text: 'მჭადი', category: 'Food' },
            { text: 'ლიმონათი', category: 'Drink' },
          ],
          hint: 'There are three of each; one of the drinks sounds much like its English name.',
          explanation:
            'Food in general is საჭმელი and drink is სასმელი, from the verbs ჭამა (to eat) and სმა (to drink).',
        },
        {
          kind: 'categorize',
          id: 'food.categorization.2',
          teaches: [
            'word.mtsvadi',
            'word.pkhali',
            'word.kharcho',
            'word.ajapsandali',
            'word.chakapuli',
            'word.churchkhela',
          ],
          prompt: 'Which of these are made with meat, and which without?',
          categories: ['Meat', 'No meat'],
          items: [
            { text: 'მწვადი', category: 'Meat' },
            { text: 'ფხალი', category: 'No meat' },
            { text: 'ხარჩო', category: 'Meat' },
            { text: 'აჯაფსანდალი', category: 'No meat' },
            { text: 'ჩაქაფული', category: 'Meat' },
            { text: 'ჩურჩხელა', category: 'No meat' },
          ],
          hint: 'Meat is in three of them: one is grilled, one is a soup, one is a stew.',
          explanation:
            'ხარჩო is made with beef; ჩაქაფული, lamb with tarragon, is a dish of spring. ფხალი and ჩურჩხელა have no meat, but walnuts.',
        },
        {
          kind: 'categorize',
          id: 'food.categorization.3',
          teaches: ['word.potato', 'word.meat', 'word.walnut', 'word.egg', 'word.cilantro', 'word.cheese'],
          prompt: 'Which of these come from plants, and which from animals?',
          categories: ['Plants', 'Animals'],
          items: [
            { text: 'კარტოფილი', category: 'Plants' },
            { text: 'ხორცი', category: 'Animals' },
            { text: 'ნიგოზი', category: 'Plants' },
            { text: 'კვერცხი', category: 'Animals' },
            { text: 'ქინძი', category: 'Plants' },
            { text: 'ყველი', category: 'Animals' },
          ],
          hint: 'Three of them grow in a field, in a garden or on a tree.',
          explanation:
            'Before some endings the ო of ნიგოზი becomes ვ: ნიგვზით is "with walnuts". You will see it on menus, as in ბადრიჯანი ნიგვზით, "eggplant with walnuts".',
        },
      ],
    },
  ],
  reviewerNote:
    'No native speaker has read this yet. Please check above all: whether გემრიელად alone is said as "enjoy your ' +
    'meal" or only with მიირთვით; whether სადილი is best glossed "lunch" and ვახშამი "supper; dinner"; whether ' +
    'ჩაი უკვე ცივია is as natural as saying that it "has gone cold"; whether one says ბაზარში or rather ბაზარზე ' +
    'for buying at the market; whether ფხალი and შოთი are the best forms of these names; whether ლობიოს ქოთანში ' +
    'ვხარშავთ is how cooks put it; whether ხარჩოს მარილი აკლია and საუზმე რომელ საათზეა are what people say; ' +
    'whether "spicy beef soup" is fair to the ხარჩო of all regions, and "lamb stew" to ჩაქაფული, which is also ' +
    'made of veal; and the difference between მიყვარს and მომწონს as the tip puts it. Left out as too much for a ' +
    'first lesson: მწყურია as a word of its own (it stands in the quiz), გნებავთ of waiters, მენიუ, ჭაჭა, ' +
    'ბადრიჯანი, and the names of soups and sauces beyond ხარჩო.',
};
