import type { LessonContent } from '../../../unit.ts';
import { wordSections } from '../../../wordSections.ts';

/** Twelve colors and ten shapes, each to be seen beside its word. */
export const lesson: LessonContent = {
  title: 'Colors and Shapes - ფერები და ფორმები',
  subtitle: 'Twelve colors and ten shapes, each with its picture and a sentence.',
  tips: [
    'Georgian has two everyday words for blue: ლურჯი is the dark blue of ink, ცისფერი the light blue of the sky. Many names of colors end like ცისფერი: ფერი means "color", so ვარდისფერი (pink) is "rose-colored".',
    'A color stands before its noun. Before an object in -ს, and before a place in -ში or -ზე, a color that ends in -ი drops this -ი: წითელი ღვინო, but წითელ ღვინოს. A color that ends in another vowel never changes: მწვანე ჩაი, მწვანე ჩაის.',
    'To ask what color something is, say რა ფერია? or რა ფერისაა? ("of what color is it?"). The answer needs only the short -ა for "is": წითელია (it is red), მწვანეა (it is green).',
    'The names of many shapes count their corners. სამკუთხედი (triangle) begins with სამი (three), and კუთხე is "corner". მართკუთხედი (rectangle) begins with მართი, "straight, right": its corners are right angles.',
  ],
  sections: wordSections(import.meta.url, [
    {
      id: 'colors',
      title: 'Colors',
      description: 'The colors that you name every day.',
    },
    {
      id: 'shapes',
      title: 'Shapes',
      description: 'Eight flat shapes and two solid ones.',
    },
  ]),
  exercises: [
    {
      id: 'colors-shapes.matching',
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
          id: 'colors-shapes.matching.1',
          teaches: ['word.white'],
          prompt: 'What does this word mean?',
          display: 'თეთრი',
          options: ['white', 'black', 'green', 'brown'],
          answer: 'white',
        },
        {
          kind: 'choice',
          id: 'colors-shapes.matching.2',
          teaches: ['word.star'],
          prompt: 'What does this word mean?',
          display: 'ვარსკვლავი',
          options: ['heart', 'circle', 'star', 'diamond'],
          answer: 'star',
        },
        {
          kind: 'choice',
          id: 'colors-shapes.matching.3',
          teaches: ['word.orange'],
          prompt: 'What does this word mean?',
          display: 'ნარინჯისფერი',
          options: ['yellow', 'gray', 'pink', 'orange'],
          answer: 'orange',
        },
        {
          kind: 'choice',
          id: 'colors-shapes.matching.4',
          teaches: ['word.rectangle'],
          prompt: 'What does this word mean?',
          display: 'მართკუთხედი',
          options: ['triangle', 'rectangle', 'square', 'oval'],
          answer: 'rectangle',
        },
        {
          kind: 'choice',
          id: 'colors-shapes.matching.5',
          teaches: ['word.heart'],
          prompt: 'What does this word mean?',
          display: 'გული',
          options: ['sphere', 'star', 'heart', 'cube'],
          answer: 'heart',
        },
      ],
    },
    {
      id: 'colors-shapes.translation',
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
          id: 'colors-shapes.translation.1',
          teaches: ['word.yellow'],
          prompt: 'What is "yellow" in Georgian?',
          options: ['წითელი', 'ყვითელი', 'თეთრი', 'მწვანე'],
          answer: 'ყვითელი',
        },
        {
          kind: 'choice',
          id: 'colors-shapes.translation.2',
          teaches: ['word.circle'],
          prompt: 'What is "circle" in Georgian?',
          options: ['გული', 'კუბი', 'ოვალი', 'წრე'],
          answer: 'წრე',
        },
        {
          kind: 'choice',
          id: 'colors-shapes.translation.3',
          teaches: ['word.pink'],
          prompt: 'What is "pink" in Georgian?',
          options: ['ვარდისფერი', 'ნაცრისფერი', 'ყავისფერი', 'ნარინჯისფერი'],
          answer: 'ვარდისფერი',
        },
        {
          kind: 'choice',
          id: 'colors-shapes.translation.4',
          teaches: ['word.diamond'],
          prompt: 'What is "diamond", the shape, in Georgian?',
          options: ['ოვალი', 'ვარსკვლავი', 'რომბი', 'კვადრატი'],
          answer: 'რომბი',
        },
        {
          kind: 'choice',
          id: 'colors-shapes.translation.5',
          teaches: ['word.square'],
          prompt: 'What is "square" in Georgian?',
          options: ['სამკუთხედი', 'კვადრატი', 'მართკუთხედი', 'სფერო'],
          answer: 'კვადრატი',
        },
      ],
    },
    {
      id: 'colors-shapes.identification',
      title: 'Word Identification',
      description: 'Look at a color and choose its Georgian name.',
      template: 'color',
      feedback: 'color',
      checkOn: 'response',
      hint: 'when-wrong',
      advanceAfter: 'answer',
      items: [
        {
          kind: 'choice',
          id: 'colors-shapes.identification.1',
          teaches: ['word.red'],
          prompt: 'Which color is this?',
          picture: { kind: 'color', value: '#d7261e', alt: 'a red patch' },
          options: ['მწვანე', 'ცისფერი', 'წითელი', 'შავი'],
          answer: 'წითელი',
          explanation: 'Red wine is წითელი ღვინო. You may also hear it called შავი ღვინო, "black wine".',
        },
        {
          kind: 'choice',
          id: 'colors-shapes.identification.2',
          teaches: ['word.green'],
          prompt: 'Which color is this?',
          picture: { kind: 'color', value: '#2e8b3d', alt: 'a green patch' },
          options: ['ყავისფერი', 'მწვანე', 'ვარდისფერი', 'თეთრი'],
          answer: 'მწვანე',
          explanation: 'The same root is in მწვანილი, the fresh herbs that go with many a Georgian meal.',
        },
        {
          kind: 'choice',
          id: 'colors-shapes.identification.3',
          teaches: ['word.violet'],
          prompt: 'Which color is this?',
          picture: { kind: 'color', value: '#7a2fb0', alt: 'a violet patch' },
          options: ['იისფერი', 'ყვითელი', 'ნარინჯისფერი', 'თეთრი'],
          answer: 'იისფერი',
          explanation:
            'The flower called violet is ია in Georgian. Its form იის, "of the violet", and ფერი (color) make the word.',
        },
        {
          kind: 'choice',
          id: 'colors-shapes.identification.4',
          teaches: ['word.brown'],
          prompt: 'Which color is this?',
          picture: { kind: 'color', value: '#7b4a21', alt: 'a brown patch' },
          options: ['ლურჯი', 'ვარდისფერი', 'მწვანე', 'ყავისფერი'],
          answer: 'ყავისფერი',
          explanation: 'It is "coffee-colored": ყავა is coffee, and ყავის is "of coffee".',
        },
        {
          kind: 'choice',
          id: 'colors-shapes.identification.5',
          teaches: ['word.black'],
          prompt: 'Which color is this?',
          picture: { kind: 'color', value: '#111111', alt: 'a black patch' },
          options: ['ნარინჯისფერი', 'შავი', 'ყვითელი', 'წითელი'],
          answer: 'შავი',
          explanation:
            'The Black Sea is შავი ზღვა. Black coffee is შავი ყავა, and "I drink black coffee" is შავ ყავას ვსვამ.',
        },
      ],
    },
  ],
  reviewerNote:
    'No native speaker has read this yet. Please check above all: whether ლურჯი and ცისფერი are told apart as ' +
    'strictly as the tip says, since people also call a bright sky ლურჯი; whether orange is rather სტაფილოსფერი ' +
    'in daily speech, and gray რუხი; whether რა ფერია? and რა ფერისაა? are equally common of things; whether ' +
    'იისფერი covers what English calls purple; whether შავი ღვინო is still said for red wine; whether სფერო is ' +
    'the best everyday name of the solid beside ბირთვი and ბურთი; whether კარგი გული აქვს sounds as warm as "has ' +
    'a good heart"; whether ჰყავს for a car (ბებიას ლურჯი მანქანა ჰყავს) is what the reader would say; and ' +
    'whether დევს is right for a cube. Left out: the slang sense of ცისფერი, and რუხი, სტაფილოსფერი, ოქროსფერი, ' +
    'ვერცხლისფერი.',
};
