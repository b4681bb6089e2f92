/** Everyday life: time, home, city, food, the body, weather, and the verbs and small words for it. */
import { step } from './step.ts';

export const everydaySteps = [
  step(
    'people-and-things',
    'People and things',
    'Talk about people, and say whose something is',
    `word.person word.people word.everyone word.someone word.something word.nobody word.nothing form.ისინი word.their
    word.other`,
  ),
  step(
    'days',
    'Days of the week',
    'Name the days, and agree on one',
    `day.monday day.tuesday day.wednesday day.thursday day.friday day.saturday day.sunday time.yesterday time.day
    word.time`,
  ),
  step(
    'doing',
    'See, say, do',
    'Understand the most common verbs',
    'word.be word.do word.see word.say word.know word.understand word.think word.give word.find word.look-for word.stay',
  ),
  step(
    'eleven-to-twenty',
    'Eleven to twenty',
    'Count to twenty',
    'number.11 number.12 number.13 number.14 number.15 number.16 number.17 number.18 number.19 number.20',
  ),
  step(
    'home',
    'In the apartment',
    'Name what is in your home',
    'word.apartment word.room word.kitchen word.bathroom word.window word.bed word.refrigerator word.place word.wait word.call word.rest',
  ),
  step(
    'good-and-bad',
    'Good and bad',
    'Say how well, how fast and how far',
    'word.well word.bad word.badly word.difficult word.fast word.slowly word.little word.together word.near word.far word.outside',
  ),
  step(
    'at-the-table',
    'At the table',
    'Talk about meals',
    `word.breakfast word.lunch word.supper phrase.i-have-breakfast phrase.i-have-lunch phrase.i-have-dinner
    word.enjoy-your-meal phrase.enjoy-your-meal phrase.is-it-spicy phrase.without-sugar word.beer word.juice`,
  ),
  step(
    'city',
    'In the city',
    'Name the places of a city',
    `word.city word.street word.town-square word.bridge word.church word.museum word.market word.school word.pharmacy
    word.hospital`,
  ),
  step(
    'travel',
    'On the road',
    'Find your bus, train or plane',
    `word.station word.train word.bus word.car word.plane word.airport word.passport word.hotel
    phrase.ticket-to-batumi phrase.where-is-the-train-station phrase.how-do-i-get-to-the-station
    phrase.where-does-the-bus-stop`,
  ),
  step(
    'on-the-way',
    'Taxi!',
    'Take a taxi, and look around',
    `phrase.call-me-a-taxi phrase.stop-here phrase.take-a-photo
    phrase.where-are-you-going-polite phrase.may-i-ask phrase.i-have-a-question phrase.write-it-down
    phrase.how-is-this-read word.show word.pay`,
  ),
  step(
    'when',
    'Always, often, never',
    'Say how often and when',
    `time.always time.often word.sometimes word.rarely word.never word.soon word.then word.for-a-long-time time.hour
    time.month time.year word.after`,
  ),
  step(
    'tens',
    'Tens and a hundred',
    'Understand larger numbers',
    'number.30 number.40 number.60 number.80 number.100 word.first word.change word.size',
  ),
  step(
    'khinkali',
    'Georgian dishes',
    'Order khinkali and khachapuri',
    'word.khinkali word.khachapuri word.mtsvadi word.lobio word.pkhali word.bean-bread word.cornbread word.tomato word.potato word.onion word.lemonade',
  ),
  step(
    'weather',
    'The weather',
    'Talk about the weather',
    'word.weather word.sun word.rain word.snow word.wind season.summer season.winter season.spring season.autumn word.sea word.mountain word.river',
  ),
  step(
    'writing',
    'I write',
    'Say who writes',
    'form.ვწერ form.წერ form.წერს word.write word.word word.question word.answer word.letter word.lesson word.teacher word.mistake',
  ),
  step(
    'colors',
    'Colors',
    'Name the colors',
    'word.white word.black word.red word.green word.blue word.yellow word.sky-blue word.brown word.gray word.pink word.violet word.orange',
  ),
  step(
    'moods',
    'Happy and sad',
    'Describe people',
    `word.happy word.sad word.tired word.angry word.kind word.clever word.lazy word.cheerful`,
  ),
  step(
    'conversation',
    'What happened?',
    'React to what you hear',
    `phrase.what-happened phrase.what-is-going-on phrase.really word.news word.matter phrase.nice-to-see-you
    phrase.i-love-georgia phrase.good-luck phrase.wait phrase.wait-polite word.everywhere`,
  ),
  step(
    'body',
    'Head and hands',
    'Say what hurts',
    'word.head word.eye word.ear word.nose word.mouth word.tooth word.hand word.leg word.back word.belly word.throat word.pain',
  ),
  step(
    'health',
    'At the doctor’s',
    'Tell a doctor what is wrong',
    `word.fever word.cough word.medicine word.allergy word.healthy word.catch-cold phrase.allergy phrase.i-have-a-cold
    phrase.be-careful phrase.call-an-ambulance word.heart word.face`,
  ),
  step(
    'animals',
    'Animals near us',
    'Name common animals',
    'word.dog word.cat word.horse word.cow word.goat word.sheep word.pig word.bird word.rooster word.bear word.wolf',
  ),
  step(
    'clothes',
    'Clothes',
    'Name your clothes',
    'word.shirt word.trousers word.dress word.jacket word.shoe word.sock word.hat word.glasses word.get-dressed word.iron-shirt',
  ),
  step(
    'daily-life',
    'My day',
    'Name what you do in a day',
    'word.wake-up word.get-up word.wash-face word.have-breakfast word.go-to-work word.begin word.finish-work word.come-back word.have-supper word.go-to-bed word.sleep',
  ),
  step(
    'months',
    'The months',
    'Name the months',
    'month.january month.february month.march month.april month.may month.june month.july month.august month.september month.october month.november month.december',
  ),
];
