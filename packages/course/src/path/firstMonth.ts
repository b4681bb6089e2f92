/** What one needs in the first weeks: phrases for each day, with the commonest words. */
import { step } from './step.ts';

export const firstMonthSteps = [
  step(
    'to-ten',
    'Numbers to ten',
    'Count to ten, and buy something',
    `number.6 number.7 number.8 number.9 number.10 phrase.one-to-ten word.how-many phrase.cheap word.buy
    phrase.i-will-take-it phrase.bill`,
  ),
  step(
    'being-understood',
    'More slowly, please',
    'Keep a conversation going when you are lost',
    `phrase.please-repeat phrase.more-slowly phrase.do-you-speak-english phrase.i-speak-a-little-georgian
    phrase.what-does-this-mean phrase.how-do-you-say-this phrase.i-did-not-understand word.not word.cannot
    word.speak word.learn word.read`,
  ),
  step(
    'cafe',
    'In the café',
    'Order food and drink',
    `phrase.menu phrase.what-do-you-recommend phrase.without-meat phrase.one-more phrase.delicious
    phrase.cheers word.wine word.cheese word.eat word.drink phrase.wifi`,
  ),
  step(
    'where-from',
    'Getting to know someone',
    'Tell a new friend about yourself',
    `phrase.nice-to-meet-you phrase.from-england phrase.i-am-american phrase.i-am-english word.live
    phrase.how-old-are-you phrase.i-am-twenty phrase.what-is-your-job word.work phrase.this-is-my-friend
    word.guest word.family`,
  ),
  step(
    'the-way',
    'Finding the way',
    'Ask for directions',
    `phrase.left phrase.right phrase.straight-ahead phrase.is-it-far phrase.where-is-the-metro
    phrase.where-is-the-bus-stop phrase.i-am-lost phrase.where-is-an-atm word.here word.there word.house`,
  ),
  step(
    'today-tomorrow',
    'Today or tomorrow?',
    'Agree on a time',
    `phrase.what-time-is-it phrase.at-what-time time.tomorrow phrase.today-or-tomorrow phrase.see-you-tomorrow
    time.now phrase.just-a-minute phrase.i-have-no-time phrase.i-am-late phrase.all-right
    phrase.are-you-free-tomorrow phrase.see-you-at-seven`,
  ),
  step(
    'what-you-carry',
    'Key, phone, bag',
    'Name what you carry, and say what you have lost',
    `word.key word.phone phrase.i-lost-my-phone word.bag phrase.i-lost-my-passport word.new word.old word.but`,
  ),
  step(
    'feelings',
    'How I feel',
    'Say how you feel, and whom you love',
    `phrase.i-love-you phrase.i-miss-you phrase.i-like-you phrase.i-am-tired phrase.i-am-cold phrase.i-am-hot
    phrase.i-am-sad phrase.i-am-angry phrase.i-am-busy phrase.i-am-ready phrase.do-not-worry phrase.well-done
    phrase.you-are-beautiful`,
  ),
  step(
    'polite-you',
    'To a stranger',
    'Speak politely to people you don’t know',
    `phrase.hello-polite phrase.and-you-polite phrase.what-is-your-name-polite
    phrase.where-are-you-from-polite phrase.where-do-you-live-polite phrase.do-you-speak-english-polite
    phrase.good-afternoon phrase.do-not-worry-polite form.თქვენ word.your-polite word.name word.last-name`,
  ),
  step(
    'my-family',
    'My family',
    'Talk about your family',
    `word.wife word.husband word.son word.daughter word.grandmother word.grandfather word.your form.ის
    word.his-her form.ჩვენ word.our`,
  ),
  step(
    'help',
    'When you need help',
    'Get help when something is wrong',
    `phrase.help phrase.please-help-me phrase.i-need-help phrase.call-a-doctor phrase.i-am-sick
    phrase.i-do-not-feel-well phrase.my-head-hurts phrase.where-is-the-pharmacy phrase.call-the-police
    word.help word.doctor`,
  ),
  step(
    'food',
    'What is on the table',
    'Say what you eat, and what you don’t',
    `word.meat word.egg word.milk word.fish word.salt word.fruit word.vegetables phrase.do-you-have-chicken
    word.hen phrase.i-do-not-eat-meat phrase.i-am-a-vegetarian`,
  ),
  step(
    'shopping',
    'In the shop',
    'Buy what you like',
    `word.shop word.money word.price word.cheap word.card phrase.pay-by-card phrase.just-looking
    phrase.a-bigger-one phrase.i-do-not-like-this word.which word.gift phrase.is-it-open phrase.it-is-open
    phrase.it-is-closed`,
  ),
  step(
    'small-words',
    'Or, if, because',
    'Join two thoughts',
    `word.or word.if word.because word.that-conjunction word.when-conjunction word.therefore word.why
    word.many word.only word.again word.already`,
  ),
  step(
    'going',
    'Where are you going?',
    'Say where you are going',
    `form.მივდივარ form.მიდიხარ form.მიდის phrase.where-are-you-going phrase.i-am-going-home form.წავალ
    form.წავედი phrase.i-went-home phrase.let-us-go word.go word.come`,
  ),
];
