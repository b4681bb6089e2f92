/**
 * The first twelve days: all letters by use. Each step has few letters and then words that can be read with the letters so
 * far, and phrases that one needs at once; those in `readBySound` come before their letters, with their sound.
 */
import { step } from './step.ts';

/** Greetings and the like that are learned by ear, before all of their letters are known. */
export const readBySound: ReadonlySet<string> = new Set([
  'word.hello',
  'word.thank-you',
  'word.goodbye',
  'word.sorry',
  'word.excuse-me',
  'phrase.how-are-you',
  'phrase.i-am-fine',
  'phrase.what-is-your-name',
  'phrase.my-name-is',
]);

export const letterSteps = [
  step(
    'first-words',
    'First words',
    'Read your first words, and say hello',
    `letter.ani letter.mani word.father letter.doni word.sister letter.eni word.mother letter.rae word.no
    word.hello`,
  ),
  step(
    'how-are-you',
    'How are you?',
    'Ask how someone is, and what something is',
    `letter.ini word.big word.thank-you letter.sani phrase.how-are-you phrase.i-am-fine word.this word.what
    phrase.what-is-this phrase.i-understand`,
  ),
  step(
    'i-want-this',
    'I want this',
    'Say what you want, and that you don’t understand',
    `phrase.i-do-not-understand letter.k-ani word.door word.goodbye word.sorry letter.vini letter.nari phrase.this-one
    word.who phrase.from-america`,
  ),
  step(
    'who-you-are',
    'What is your name?',
    'Say who you are',
    `letter.tani letter.gani word.good word.yes-neutral word.chair word.table phrase.what-is-your-name
    phrase.my-name-is form.მე word.excuse-me`,
  ),
  step(
    'friends',
    'Friends',
    'Ask when, and say “see you later” and “I am happy”',
    `letter.oni letter.bani word.friend phrase.when phrase.see-you-later word.how number.1 number.2 number.3
    phrase.i-am-happy word.and`,
  ),
  step(
    'yes-please',
    'Yes, please',
    'Be polite, and ask where someone is from',
    `letter.lasi letter.khani word.yes word.please phrase.thank-you-very-much phrase.no-thank-you
    phrase.how-are-you-polite phrase.where-are-you-from word.where word.ticket phrase.please`,
  ),
  step(
    'at-home',
    'At home',
    'Say that you are at home, or hungry',
    `letter.shini letter.uni phrase.and-you phrase.good-morning form.შენ phrase.i-am-hungry phrase.at-home
    phrase.i-am-at-home phrase.no-problem number.5`,
  ),
  step(
    'where-you-live',
    'Where do you live?',
    'Say where you live, and that you don’t know',
    `letter.tsani letter.chini word.man phrase.me-too phrase.i-do-not-know phrase.where-do-you-live
    phrase.i-live-in-tbilisi word.my number.4 word.cold`,
  ),
  step(
    'i-like-this',
    'A cup of coffee',
    'Order a coffee, and say what you like',
    `letter.q-ari letter.ts-ili word.book phrase.one-coffee phrase.i-like-this phrase.take-care word.coffee word.tea
    phrase.i-am-thirsty phrase.i-have-to-go`,
  ),
  step(
    'learning-georgian',
    'I am learning Georgian',
    'Say that you are learning Georgian',
    `letter.kani letter.p-ari letter.t-ari word.woman word.small phrase.i-am-learning-georgian
    phrase.i-do-not-speak-georgian phrase.of-course word.bread phrase.where-is-the-bathroom`,
  ),
  step(
    'how-much',
    'How much is this?',
    'Ask the price, and wish someone a good evening',
    `letter.zeni letter.pari letter.ghani phrase.you-are-welcome phrase.how-much-is-this phrase.good-evening
    phrase.good-night word.beautiful word.water time.today`,
  ),
  step(
    'all-letters',
    'The last letters',
    'Read every Georgian letter',
    `letter.dzili letter.ch-ari letter.jani letter.zhani letter.hae word.brother word.boy word.expensive phrase.water
    phrase.too-expensive`,
  ),
];
