/** Later: finer words, forms and idioms; what one needs least often comes last. */
import { step } from './step.ts';

export const laterSteps = [
  step(
    'free-time',
    'Free time',
    'Say what you like to do',
    'word.play word.take-walk word.swim word.draw word.dance word.sing word.listen-music word.watch-television form.ვთამაშობ form.თამაშობ form.თამაშობს',
  ),
  step(
    'we-write',
    'We write, they write',
    'Say what several people do',
    'form.ვწერთ form.წერთ form.წერენ word.study word.teach word.translate word.be-late word.meet word.get-to-know word.invite',
  ),
  step(
    'yesterday',
    'I wrote',
    'Say what you did',
    'form.დავწერე form.დაწერე form.დაწერა form.ვითამაშე form.ითამაშე form.ითამაშა form.წახვედი form.წავიდა form.მან form.მათ form.მას',
  ),
  step(
    'will',
    'I will write',
    'Say what you will do',
    'form.დავწერ form.დაწერ form.დაწერს form.ვითამაშებ form.ითამაშებ form.ითამაშებს form.წახვალ form.წავა word.go-visiting word.give-gift',
  ),
  step(
    'where-exactly',
    'In front, behind',
    'Say where something is',
    'word.in-front-of word.behind word.under word.between word.about word.without word.because-of word.although word.here-you-see word.well-now',
  ),
  step(
    'holidays',
    'Holidays',
    'Wish people well on holidays and birthdays',
    `phrase.happy-new-year phrase.merry-christmas phrase.welcome phrase.bless-you phrase.happy-birthday
    phrase.congratulations word.hurrah word.oh-no word.ouch`,
  ),
  step(
    'polite-questions',
    'Polite questions',
    'Ask polite questions, and warn others',
    `phrase.from-canada phrase.from-australia phrase.fire phrase.what-is-your-job-polite
    phrase.how-old-are-you-polite phrase.are-you-free-tomorrow-polite word.carefully word.quietly word.aloud`,
  ),
  step(
    'fruit',
    'Fruit and vegetables',
    'Buy fruit and vegetables at the market',
    `word.apple word.pear word.grapes word.peach word.cherry word.strawberry word.watermelon word.fig word.pomegranate
    word.orange-fruit word.cabbage word.carrot word.corn word.garlic word.cilantro`,
  ),
  step(
    'housework',
    'Around the house',
    'Talk about housework',
    'word.cook word.set-table word.wash-dishes word.tidy-room word.sweep word.take-out-trash word.water-flowers word.shower word.brush-teeth word.comb-hair word.fall-asleep',
  ),
  step(
    'feast',
    'A Georgian feast',
    'Name the dishes of a Georgian feast',
    `word.shoti word.lavash word.sweet-bread word.satsivi word.ajapsandali word.kharcho word.chakapuli word.churchkhela
    word.walnut word.dessert`,
  ),
  step(
    'wild-animals',
    'In the wild',
    'Name wild animals',
    'word.fox word.hare word.deer word.donkey word.lion word.tiger word.elephant word.snake word.frog word.tortoise word.duck',
  ),
  step(
    'whole-body',
    'From neck to knee',
    'Name the parts of the body',
    'word.body word.skin word.hair word.neck word.shoulder word.chest word.arm word.finger word.knee word.lip word.tongue',
  ),
  step(
    'several-wrote',
    'We wrote, they wrote',
    'Say what several people did',
    'form.დავწერეთ form.დაწერეთ form.დაწერეს word.elbow word.wrist word.nail word.fly word.mosquito word.bee word.butterfly',
  ),
  step(
    'idioms',
    'Sayings',
    'Use Georgian sayings',
    `advanced-idioms.your-trouble advanced-idioms.hot-heart advanced-idioms.common-language advanced-idioms.drop-ears
    advanced-idioms.sugar advanced-idioms.seen-once advanced-idioms.give-away advanced-idioms.donkey`,
  ),
  step(
    'birds',
    'Birds and bugs',
    'Name birds and small animals',
    'word.sparrow word.pigeon word.swallow word.crow word.eagle word.owl word.ant word.ladybird',
  ),
  step(
    'shapes',
    'Shapes',
    'Name shapes',
    `word.circle word.square word.triangle word.star word.rectangle word.oval word.cube word.sphere
    word.diamond`,
  ),
  step(
    'seldom-seen',
    'From trout to octopus',
    'Name animals that you rarely see',
    'word.trout word.dolphin word.shark word.whale word.lizard word.crocodile word.toad word.octopus',
  ),
];
