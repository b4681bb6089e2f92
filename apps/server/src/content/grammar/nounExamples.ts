/**
 * Example sentences for the forms of a noun, from frames by kind of word, so that no sentence is silly: words of no kind
 * have none. A frame names the form that it needs in brackets: a case, or a postposition; its verbs agree with no noun.
 */
import type { NounExample } from '@ena/contract/grammar';
import { capitalize } from '@ena/domain/text/capitalize';
import { pluralOf } from '@ena/domain/text/pluralize';
import { declineNoun } from '@ena/grammar/noun/declension';
import {
  attachedPostpositions,
  grammaticalCases,
  type NounEntry,
  type NounForm,
} from '@ena/grammar/noun/model';
import { firstSense } from './explain.ts';

/** Georgian and English; `X` is the word in English, with its article or none. */
type Frame = readonly [georgian: string, english: string];

const isIn: Frame = ['[ში] დევს.', 'It is in X.'];
const isOn: Frame = ['[ზე] დევს.', 'It is on X.'];
const isHere: Frame = ['[nominative] აქ არის.', 'X is here.'];
const where: Frame = ['სად არის [nominative]?', 'Where is X?'];
const whereThe: Frame = ['სად არის [nominative]?', 'Where is the X?'];
const see: Frame = ['[dative] ვხედავ.', 'I see X.'];
const asFar: Frame = ['[მდე] მივდივართ.', 'We are going as far as X.'];
const toward: Frame = ['[კენ] მივდივარ.', 'I am going toward X.'];
const comeFrom: Frame = ['[დან] მოვდივარ.', 'I am coming from X.'];
const without: Frame = ['[genitive] გარეშე', 'without X'];
const talkAbout: Frame = ['[ზე] ვლაპარაკობთ.', 'We are talking about X.'];
const beginWith: Frame = ['[instrumental] დავიწყოთ.', 'Let us begin with X.'];

const personFrames: readonly Frame[] = [
  isHere,
  ['[ergative] მითხრა.', 'X told me.'],
  see,
  ['ეს [genitive] სახლია.', 'This is X’s house.'],
  ['[თან] მივდივარ.', 'I am going to X.'],
  ['[თვის] მინდა.', 'I want it for X.'],
  ['[ზე] ვფიქრობ.', 'I am thinking about X.'],
  ['[გან] ვიცი.', 'I know it from X.'],
];

const listOf = (lemmas: string) => new Set(lemmas.trim().split(/\s+/u));

interface Kind {
  readonly lemmas: ReadonlySet<string>;
  readonly article: string;
  readonly frames: readonly Frame[];
}
const kinds: readonly Kind[] = [
  {
    lemmas: listOf('დედა მამა და ძმა ბებია ბაბუა ბიძა დეიდა ბიძაშვილი ცოლი ქმარი'),
    article: 'my ',
    frames: personFrames,
  },
  {
    lemmas: listOf(
      'კაცი ქალი ბავშვი ბიჭი გოგო მეგობარი მეზობელი სტუმარი სტუდენტი მოსწავლე მეფე დედოფალი მღვდელი მომღერალი მწერალი მხატვარი მსახიობი მუსიკოსი პროფესორი მეცნიერი',
    ),
    article: 'the ',
    frames: [...personFrames, ['[vocative]!', 'X!']],
  },
  {
    lemmas: listOf(
      'მასწავლებელი ექიმი მიმტანი ბუღალტერი ადვოკატი ჟურნალისტი ინჟინერი დირექტორი მზარეული მძღოლი მდივანი ექთანი გამყიდველი',
    ),
    article: 'the ',
    frames: [...personFrames, ['[adverbial] მუშაობს.', 'He or she works as A.'], ['[vocative]!', 'X!']],
  },
  {
    lemmas: listOf(
      'ძაღლი კატა ცხენი ძროხა თხა ცხვარი ღორი ვირი დათვი მგელი მელა კურდღელი ირემი ლომი ვეფხვი სპილო ჩიტი იხვი ბატი თაგვი მაიმუნი',
    ),
    article: 'the ',
    frames: [where, see, ['ეს [genitive] სურათია.', 'This is a picture of X.']],
  },
  {
    lemmas: listOf('წყალი რძე ჩაი ყავა ღვინო წვენი ლუდი ლიმონათი არაყი'),
    article: '',
    frames: [whereThe, ['[dative] ვსვამ.', 'I drink X.'], without, beginWith],
  },
  {
    lemmas: listOf(
      'პური ყველი ხორცი თევზი ქათამი ბრინჯი ხილი სუპი ხინკალი ხაჭაპური მწვადი ლობიო თაფლი მურაბა ნაყინი კარაქი ხარჩო საცივი ღომი მჭადი',
    ),
    article: '',
    frames: [whereThe, ['[dative] ვჭამ.', 'I eat X.'], without, beginWith],
  },
  {
    lemmas: listOf('ავტობუსი მატარებელი მანქანა ტაქსი მეტრო მარშრუტკა თვითმფრინავი გემი ტრამვაი ველოსიპედი'),
    article: 'the ',
    frames: [where, see, without, ['[instrumental] მივდივარ.', 'I am going by N.']],
  },
  {
    lemmas: listOf('კალამი ფანქარი'),
    article: 'the ',
    frames: [where, see, without, ['[instrumental] ვწერ.', 'I write with X.']],
  },
  {
    lemmas: listOf('ჩანთა ყუთი კარადა მაცივარი ჩემოდანი კალათი'),
    article: 'the ',
    frames: [where, see, isIn],
  },
  {
    lemmas: listOf('მაგიდა სკამი თარო საწოლი'),
    article: 'the ',
    frames: [where, see, isOn],
  },
  // One asks for no pocket or floor.
  { lemmas: listOf('ჯიბე'), article: 'the ', frames: [isIn] },
  { lemmas: listOf('იატაკი'), article: 'the ', frames: [isOn] },
  {
    lemmas: listOf(
      'ბარათი ბილეთი პასპორტი რუკა ტელეფონი კომპიუტერი გასაღები ქოლგა ქუდი ჭიქა თეფში დანა კოვზი ჩანგალი პირსახოცი საპონი საჩუქარი ბურთი რვეული ლექსიკონი ბეჭედი სათვალე ქურთუკი პერანგი კაბა შარვალი ფეხსაცმელი ვარდი ყვავილი სარკე ფული',
    ),
    article: 'the ',
    frames: [where, see, without],
  },
  {
    lemmas: listOf('წიგნი წერილი ჟურნალი გაზეთი ფილმი ზღაპარი ლექსი რომანი მოთხრობა სტატია სურათი ნახატი'),
    article: 'the ',
    frames: [where, see, without, talkAbout],
  },
  {
    lemmas: listOf('ამბავი პრობლემა გამოცდა გაკვეთილი ამინდი მოგზაურობა გეგმა იდეა'),
    article: 'the ',
    frames: [talkAbout],
  },
  {
    lemmas: listOf('მუსიკა ისტორია კულტურა პოლიტიკა ხელოვნება'),
    article: '',
    frames: [talkAbout],
  },
  {
    lemmas: listOf(
      'სკოლა უნივერსიტეტი ეკლესია მუზეუმი ბანკი სასტუმრო აეროპორტი მაღაზია რესტორანი კაფე საავადმყოფო აფთიაქი თეატრი ბიბლიოთეკა ოფისი სახლი სასახლე',
    ),
    article: 'the ',
    frames: [
      where,
      see,
      ['[genitive] წინ ვდგავარ.', 'I am standing in front of X.'],
      ['[ში] ვარ.', 'I am in X.'],
      toward,
      comeFrom,
      asFar,
    ],
  },
  {
    lemmas: listOf('ქალაქი სოფელი პარკი ბაღი ეზო ტყე ბაზარი ცენტრი ზოოპარკი'),
    article: 'the ',
    frames: [where, see, ['[ში] ვარ.', 'I am in X.'], toward, comeFrom, asFar],
  },
];

/** The common nouns that have examples. */
export const lemmasWithExamples: readonly string[] = kinds.flatMap(({ lemmas }) => [...lemmas]);

const nameFrames: readonly Frame[] = [...personFrames, ['[vocative]!', 'X!']];
/** Of cities and countries. */
const placeFrames: readonly Frame[] = [
  ['[nominative] ლამაზია.', 'X is beautiful.'],
  ['[dative] ვხედავ.', 'I see X.'],
  ['ეს [genitive] რუკაა.', 'This is a map of X.'],
  ['[ში] ვცხოვრობ.', 'I live in X.'],
  ['[დან] ვარ.', 'I am from X.'],
  ['[კენ] მივდივარ.', 'I am going toward X.'],
  ['[მდე] მივდივართ.', 'We are going as far as X.'],
];
/** Of names of places: rivers, mountains, ranges, a monastery. */
const isUninhabited = ({ lemma, gloss }: NounEntry) => /\(|Caucasus/u.test(gloss) || lemma === 'ვარძია';

function framesOf(entry: NounEntry): Omit<Kind, 'lemmas'> | undefined {
  const { lemma, partOfSpeech } = entry;
  if (partOfSpeech === 'first-name') return { article: '', frames: nameFrames };
  if (partOfSpeech === 'place')
    return isUninhabited(entry) ? undefined : { article: '', frames: placeFrames };
  return partOfSpeech === 'noun' ? kinds.find(({ lemmas }) => lemmas.has(lemma)) : undefined;
}

/** The form that a frame asks for: of variants the usual one; none where it is rare or not certain. */
const findForm = (forms: readonly NounForm[], name: string): NounForm | undefined =>
  forms.find(
    ({ case: own, number, use, postposition, isVariant, isRare }) =>
      number === 'singular' &&
      use === 'independent' &&
      !isVariant &&
      !isRare &&
      (postposition ?? own) === name,
  );

function english(frame: string, sense: string, article: string): string {
  const text = frame
    .replace('X', () => article + sense)
    .replace(/\bA\b/u, () => `${/^[aeiou]/u.test(sense) ? 'an' : 'a'} ${sense}`)
    .replace(/\bN\b/u, () => sense);
  // Shoes are plural in English.
  const agreed = pluralOf(sense) === sense && sense.endsWith('s') ? text.replace(/\bis\b/u, 'are') : text;
  return /[.?!]$/u.test(frame) ? capitalize(agreed) : agreed;
}

/** Examples in the order of cases, then of postpositions. */
export function nounExamples(entry: NounEntry): NounExample[] {
  const kind = framesOf(entry);
  if (!kind) return [];
  const forms = declineNoun(entry);
  const sense = firstSense(entry.gloss);
  const examples = kind.frames.flatMap(([georgian, translation]): NounExample[] => {
    const name = /\[([^\]]+)\]/u.exec(georgian)?.[1] ?? '';
    const found = findForm(forms, name);
    // Vocatives in -ვ (გოგოვ) are seldom met.
    if (!found || (name === 'vocative' && found.form.endsWith('ვ'))) return [];
    const article = name === 'vocative' ? '' : kind.article;
    return [
      {
        case: found.case,
        postposition: found.postposition ?? null,
        form: georgian.replace(`[${name}]`, () => found.form),
        gloss: english(translation, sense, article),
      },
    ];
  });
  const orderOf = ({ case: name, postposition }: NounExample) =>
    postposition === null
      ? grammaticalCases.indexOf(name)
      : grammaticalCases.length + attachedPostpositions.indexOf(postposition);
  return examples.toSorted((one, other) => orderOf(one) - orderOf(other));
}
