/** Thirty-five tips on learning Georgian, five in each category (TIPS, CONT3-13; decision D28). */
import type { Tip, TipSource } from '@ena/domain/help/tips';
import { servePhrase } from '@ena/domain/lesson/phrase';

/** Tips as written by their author; for the content checks. */
export const tipSources: readonly TipSource[] = [
  {
    id: 'tip.general.letters-first',
    category: 'general',
    level: 'beginner',
    title: 'Learn the letters before the first word',
    content:
      'There are 33 letters, each has one sound, and none is ever silent: give them three evenings. Whoever stays with Latin letters pays for it later, since words that every Georgian keeps apart, such as these two, look the same there.',
    examples: [
      { form: 'კარი', gloss: 'door' },
      { form: 'ქარი', gloss: 'wind' },
    ],
  },
  {
    id: 'tip.general.what-is-missing',
    category: 'general',
    level: 'beginner',
    title: 'Enjoy what is not there',
    content:
      'No words for "a" and "the", no capitals to begin a sentence with, and no genders: ის is he, she and it. What you save here you can spend on the verb.',
    examples: [{ form: 'ის სტუდენტია.', gloss: 'He is a student; she is a student.' }],
  },
  {
    id: 'tip.general.verb-is-a-sentence',
    category: 'general',
    level: 'all',
    title: 'Give your best hour to the verb',
    content:
      'A Georgian verb tells who acts and often also upon whom or for whom, so that one word can be a whole sentence. When you meet a long one, ask for its parts: in დაგიწერე the და- says that it is done, გ- means "you", -ი- "for", and -ე the past; since გ- is "you", the writer can only be I.',
    examples: [
      { form: 'მიყვარხარ.', gloss: 'I love you.' },
      { form: 'დაგიწერე.', gloss: 'I wrote it for you.' },
    ],
  },
  {
    id: 'tip.general.polite-t',
    category: 'general',
    level: 'beginner',
    title: 'One letter makes you polite',
    content:
      'შენ is for friends, family and children, თქვენ for everybody else. Most polite forms differ from the familiar ones by a -თ at the end, so when you are in doubt, add the თ.',
    examples: [
      { form: 'როგორ ხარ?', gloss: 'How are you? (to a friend)' },
      { form: 'როგორ ხართ?', gloss: 'How are you? (politely)' },
    ],
  },
  {
    id: 'tip.general.dictionary',
    category: 'general',
    level: 'intermediate',
    title: 'Look a verb up by what it is called',
    content:
      'Few dictionaries list ვწერ or დავწერე: the ვ- in both is only "I". Some have the verbal noun, the name of the action (წერა, or with its preverb დაწერა), others the form for "he" and "she" (წერს). Try both. The word lists of Ena use the verbal noun.',
    examples: [{ form: 'წერა', gloss: 'to write; writing' }],
  },

  {
    id: 'tip.reading.look-alikes',
    category: 'reading',
    level: 'beginner',
    title: 'Meet look-alikes in pairs',
    content:
      'ვ and კ, მ and ძ, ბ and ზ differ by little more than a stroke. Write the two beside each other, circle that stroke, and read words that hold both: a letter is easiest to know next to its rival.',
    examples: [{ form: 'ძმა', gloss: 'brother' }],
  },
  {
    id: 'tip.reading.clusters',
    category: 'reading',
    level: 'beginner',
    title: 'Read a heap of consonants from its end',
    content:
      'Begin with the last syllable and put one letter at a time in front of it, until the word is whole. Nothing is silent, and in careful speech nothing is swallowed: what you have built is what Georgians say.',
    examples: [
      { form: 'მთვარე', gloss: 'moon' },
      { form: 'მწვრთნელი', gloss: 'trainer, coach' },
    ],
  },
  {
    id: 'tip.reading.names',
    category: 'reading',
    level: 'beginner',
    title: 'Find the names without capitals',
    content:
      'Nothing in the script shows where a name begins, but family names often give themselves away: many end in შვილი ("child") or ძე ("son"). Titles of books and films stand in quotation marks.',
    examples: [{ form: 'ნიკოლოზ ბარათაშვილი', gloss: 'Nikoloz Baratashvili, a poet' }],
  },
  {
    id: 'tip.reading.peel-the-end',
    category: 'reading',
    level: 'intermediate',
    title: 'Peel a long noun from the right',
    content:
      'A noun collects its endings behind it, always in the same order: root, plural -ებ-, case, postposition. Take მეგობრებისთვის apart from its end: -თვის "for", -ის the genitive, -ებ- many. What is left is მეგობარი, a friend who has lost the -ი, and an ა on the way.',
    examples: [{ form: 'ეს მეგობრებისთვის არის.', gloss: 'This is for friends.' }],
  },
  {
    id: 'tip.reading.tall-letters',
    category: 'reading',
    level: 'advanced',
    title: 'Do not fear the tall letters',
    content:
      'On signs and covers and in headlines you will see all letters drawn equally tall. It is Mtavruli, the same 33 letters in a form for display: for whole words, and never for the first letter of a name alone. Most of them have only been brought to the same height, so look at the shape and forget the size.',
  },

  {
    id: 'tip.listening.three-rows',
    category: 'listening',
    level: 'beginner',
    title: 'Hear three sounds where English has two',
    content:
      'English tells b from p. Georgian tells ბ from ფ from პ, and so with დ, თ, ტ and with გ, ქ, კ. The one in the middle comes with a breath, the last with a small pop and no breath at all. Breath or pop is the hard choice, and Ear Training in the alphabet lesson plays words that differ in nothing else.',
    examples: [
      { form: 'კუდი', gloss: 'tail' },
      { form: 'ქუდი', gloss: 'hat' },
    ],
  },
  {
    id: 'tip.listening.first-sound',
    category: 'listening',
    level: 'beginner',
    title: 'The first sound tells who',
    content:
      'Speakers drop "I" and "you", so the pronoun that you wait for may never come. Listen to how the verb begins: with most verbs a ვ- in front is "I", and the same form without it "you".',
    examples: [
      { form: 'სად მუშაობ?', gloss: 'Where do you work?' },
      { form: 'ბანკში ვმუშაობ.', gloss: 'I work in a bank.' },
    ],
  },
  {
    id: 'tip.listening.melody',
    category: 'listening',
    level: 'intermediate',
    title: 'A question can be nothing but melody',
    content:
      'A question that is answered by yes or no has the words of a statement, in the same order; only the voice goes up towards the end. Questions with a question word are easier: it stands right before the verb.',
    examples: [
      { form: 'ყავა გინდა?', gloss: 'Do you want coffee?' },
      { form: 'რა გინდა?', gloss: 'What do you want?' },
    ],
  },
  {
    id: 'tip.listening.short-is',
    category: 'listening',
    level: 'intermediate',
    title: 'Catch the "is" that is only an ა',
    content:
      'არის, "is", mostly shrinks to an -ა that leans on the word before. It is the shortest verb that you will ever hear, and if you miss it, you miss that it was a sentence at all.',
    examples: [
      { form: 'ცივი წყალი', gloss: 'cold water' },
      { form: 'წყალი ცივია.', gloss: 'The water is cold.' },
    ],
  },
  {
    id: 'tip.listening.three-yes',
    category: 'listening',
    level: 'all',
    title: 'Hear which yes you were given',
    content:
      'დიახ is polite, კი is plain, ჰო is for friends. They also tell you how you are seen, for ჰო is how one answers a friend or somebody younger. To strangers and older people stay with დიახ, whatever they say to you.',
    examples: [
      { form: 'დიახ', gloss: 'yes (polite)' },
      { form: 'კი', gloss: 'yes' },
      { form: 'ჰო', gloss: 'yes (among friends)' },
    ],
  },

  {
    id: 'tip.speaking.full-vowels',
    category: 'speaking',
    level: 'beginner',
    title: 'Keep every vowel whole',
    content:
      'English lets weak vowels fade: the second a of "Canada" is hardly there. Georgian has five vowels, and ა, ე, ი, ო and უ sound the same wherever they stand. Stress is so light that you may forget about it; clap once for each vowel instead.',
    examples: [{ form: 'საქართველო', gloss: 'Georgia' }],
  },
  {
    id: 'tip.speaking.paper-test',
    category: 'speaking',
    level: 'beginner',
    title: 'Test your ejectives with paper',
    content:
      'Hang a strip of paper in front of your lips. With თ, ფ and ქ it must move. For ტ, პ and კ close your throat as in the middle of "uh-oh", say the sound on the air that is left in your mouth, and the paper hangs still. The cat has two of them.',
    examples: [{ form: 'კატა', gloss: 'cat' }],
  },
  {
    id: 'tip.speaking.drop-pronouns',
    category: 'speaking',
    level: 'beginner',
    title: 'Leave out "I"',
    content:
      'The verb has said it already. With მე in front, the sentence sets you apart from others, and somebody who begins every sentence with მე sounds as if they were translating.',
    examples: [
      { form: 'თბილისში ვცხოვრობ.', gloss: 'I live in Tbilisi.' },
      { form: 'მე თბილისში ვცხოვრობ.', gloss: 'As for me, I live in Tbilisi.' },
    ],
  },
  {
    id: 'tip.speaking.three-no',
    category: 'speaking',
    level: 'intermediate',
    title: 'Choose your no',
    content:
      'არ says that you do not, ვერ that you cannot, ნუ that somebody else should not. Declining an invitation with არ can sound as if you did not want to come; ვერ is the kind one.',
    examples: [
      { form: 'დღეს ვერ მოვალ.', gloss: "I can't come today." },
      { form: 'ნუ გეშინია!', gloss: "Don't be afraid!" },
    ],
  },
  {
    id: 'tip.speaking.calling',
    category: 'speaking',
    level: 'intermediate',
    title: 'Call people by the right ending',
    content:
      'A word that you call somebody by has an ending of its own: -ი becomes -ო. So ბატონი (Mr.) is ბატონო when you speak to him, and a woman is ქალბატონო. Both go with the first name, which takes no -ო: გიორგი stays გიორგი, and მარიამი becomes მარიამ.',
    examples: [
      { form: 'ბატონო გიორგი', gloss: 'Mr. Giorgi' },
      { form: 'გამარჯობა, მეგობარო!', gloss: 'Hello, my friend!' },
    ],
  },

  {
    id: 'tip.writing.keyboard',
    category: 'writing',
    level: 'all',
    title: 'You can type Georgian already',
    content:
      'On the Georgian keyboard most letters sit on the Latin key that sounds like them: A types ა, B types ბ. Only seven need Shift, among them შ on S, თ on T and ჩ on C. The writing fields of Ena understand these keys without any setting; for the rest of your computer, Windows has the layout as "Georgian (QWERTY)".',
  },
  {
    id: 'tip.writing.four-lines',
    category: 'writing',
    level: 'beginner',
    title: 'Use four lines, as children do',
    content:
      'Every letter has its height: თ stays between the two middle lines, ბ climbs above them, გ hangs below. Get the heights right, and a shaky stroke does no harm. Copy one word from each lesson on ruled paper.',
    examples: [{ form: 'თბილისი', gloss: 'Tbilisi' }],
  },
  {
    id: 'tip.writing.one-word-or-two',
    category: 'writing',
    level: 'intermediate',
    title: 'Together or apart?',
    content:
      'Short postpositions such as -ში, -ზე, -თან, -თვის and -დან are written as one word with their noun. Others stand alone; with most of these, such as წინ, უკან and შესახებ, the noun is in the genitive.',
    examples: [
      { form: 'ჩვენს სახლში', gloss: 'in our house' },
      { form: 'ჩვენი სახლის წინ', gloss: 'in front of our house' },
    ],
  },
  {
    id: 'tip.writing.comma',
    category: 'writing',
    level: 'intermediate',
    title: 'A comma before რომ',
    content:
      'English writes "I know that you are here" in one go. Georgian sets a comma before the რომ (that) in the middle, and in the same place before რადგან (because), როცა (when) and მაგრამ (but). Before an English "that" it would look wrong; in Georgian its absence does.',
    examples: [
      { form: 'ნინო ამბობს, რომ ქართულს სწავლობს.', gloss: 'Nino says that she is learning Georgian.' },
    ],
  },
  {
    id: 'tip.writing.ordinals',
    category: 'writing',
    level: 'advanced',
    title: 'Put the მე- before the figure',
    content:
      'Most ordinal numbers are made from both sides, with მე- in front and -ე behind: ხუთი, მეხუთე. With a figure only the front is written: მე-5 is the fifth, მე-20 the twentieth. Where და joins a number, მე- comes after it and the figure takes the end: ოცდამეერთე, 21-ე. "First" is a word of its own, პირველი.',
    examples: [
      { form: 'მეხუთე სართული', gloss: 'the fifth floor' },
      { form: 'პირველი სართული', gloss: 'the first floor' },
    ],
  },

  {
    id: 'tip.vocabulary.false-friends',
    category: 'vocabulary',
    level: 'beginner',
    title: 'Father is მამა',
    content:
      'The first words of a child are the other way round from what you expect: მამა is the father and დედა the mother, while ბებია is no baby but the grandmother. Say them once with your own family in mind, and you will not mix them up at a Georgian table.',
    examples: [
      { form: 'მამა', gloss: 'father' },
      { form: 'დედა', gloss: 'mother' },
    ],
  },
  {
    id: 'tip.vocabulary.twenties',
    category: 'vocabulary',
    level: 'beginner',
    title: 'Count by twenties',
    content:
      'From 20 to 99 you need only ოცი (20), ორმოცი (two twenties), სამოცი (three), ოთხმოცი (four) and the numbers up to 19. Join them with და, "and": 95 is four twenties and fifteen, just as it is in French.',
    examples: [
      { form: 'ოცდაათი', gloss: '30' },
      { form: 'ოთხმოცდათხუთმეტი', gloss: '95' },
    ],
  },
  {
    id: 'tip.vocabulary.people-and-things',
    category: 'vocabulary',
    level: 'beginner',
    title: 'People take -ელი, things take -ული or -ური',
    content:
      'A Georgian is ქართველი, a Georgian book is ქართული. It works for most countries and cities: with -ელი you say where somebody comes from, with -ული or -ური where a thing does. Some peoples have a shorter name: a French person is ფრანგი, a French book ფრანგული.',
    examples: [
      { form: 'ინგლისელი სტუდენტი', gloss: 'an English student' },
      { form: 'ინგლისური წიგნი', gloss: 'an English book' },
    ],
  },
  {
    id: 'tip.vocabulary.places',
    category: 'vocabulary',
    level: 'intermediate',
    title: 'Put სა- and -ო around a word',
    content:
      'What stands between სა- and -ო tells whom or what a place is for. From სტუმარი (guest) comes the hotel, from მზარეული (cook) the kitchen, from ავადმყოფი (sick person) the hospital. The country itself is made that way: the place of the ქართველი.',
    examples: [
      { form: 'სასტუმრო', gloss: 'hotel' },
      { form: 'საავადმყოფო', gloss: 'hospital' },
    ],
  },
  {
    id: 'tip.vocabulary.directions',
    category: 'vocabulary',
    level: 'advanced',
    title: 'Learn one verb and get six',
    content:
      'A preverb turns -დის into a direction: მიდის (goes there), მოდის (comes here), შედის (goes in), გადის (goes out), ადის (goes up), ჩადის (goes down). The same pieces return with dozens of verbs, so learn them as a set and try each on every new verb of motion.',
    examples: [
      { form: 'ბავშვი სახლში შედის.', gloss: 'The child goes into the house.' },
      { form: 'ბავშვი სახლიდან გადის.', gloss: 'The child goes out of the house.' },
    ],
  },

  {
    id: 'tip.grammar.two-haves',
    category: 'grammar',
    level: 'beginner',
    title: 'Ask whether it can walk',
    content:
      'Georgian has two verbs for "I have": მაქვს for things, მყავს for people and animals. Cars and other vehicles count among those that go by themselves: when you own one, it takes მყავს.',
    examples: [
      { form: 'წიგნი მაქვს.', gloss: 'I have a book.' },
      { form: 'ძაღლი მყავს.', gloss: 'I have a dog.' },
    ],
  },
  {
    id: 'tip.grammar.singular-after-numbers',
    category: 'grammar',
    level: 'beginner',
    title: 'The number has said how many',
    content:
      'After a number, and after ბევრი (many) or რამდენი (how many), the noun stays in the singular. The plural -ები is for when no such word tells that there are several.',
    examples: [
      { form: 'სამი წიგნი', gloss: 'three books' },
      { form: 'ბევრი ადამიანი', gloss: 'many people' },
    ],
  },
  {
    id: 'tip.grammar.dative-people',
    category: 'grammar',
    level: 'intermediate',
    title: 'Who feels stands in the dative',
    content:
      'With wanting, loving, liking and having, the person stands in the dative and the thing in the nominative, as if one said "tea is dear to Nino". Learn these verbs in the form for "I", in which an მ stands for "to me": მინდა, მიყვარს, მაქვს, and after the preverb მო- also მომწონს.',
    examples: [{ form: 'ნინოს ჩაი უყვარს.', gloss: 'Nino loves tea.' }],
  },
  {
    id: 'tip.grammar.three-series',
    category: 'grammar',
    level: 'advanced',
    title: 'Three series, three kinds of subject',
    content:
      'Before you choose a case for a verb with an object, ask in which series it stands. The one who writes is ბავშვი in the present series, ბავშვმა in the aorist and ბავშვს in the perfect, while the letter moves from the dative to the nominative. Learn three sentences by heart, and let them decide the others.',
    examples: [
      { form: 'ბავშვი წერილს წერს.', gloss: 'The child is writing a letter.' },
      { form: 'ბავშვმა წერილი დაწერა.', gloss: 'The child wrote the letter.' },
      { form: 'ბავშვს წერილი დაუწერია.', gloss: 'The child has written the letter.' },
    ],
  },
  {
    id: 'tip.grammar.version',
    category: 'grammar',
    level: 'advanced',
    title: 'One vowel says for whom',
    content:
      'The vowel before the root shows what grammars call version. In ვაშენებ (I build) the ა says nothing about it; with ი it is for myself, ვიშენებ, and with უ for him, her or them, ვუშენებ. Where English needs "for myself", "my own" or "for him", look for that vowel first.',
    examples: [
      { form: 'სახლს ვიშენებ.', gloss: 'I am building myself a house.' },
      { form: 'შვილს სახლს ვუშენებ.', gloss: 'I am building a house for my child.' },
    ],
  },
];

/** Tips as served, with all romanizations added by `romanize` (CONT-06). */
export const tips: readonly Tip[] = tipSources.map(({ examples, ...tip }) =>
  examples ? { ...tip, examples: examples.map((phrase) => servePhrase(phrase)) } : tip,
);
