/** Mistakes to plant in the course as JSON, one or more for each rule, with the problem to be reported. */
const bus = '{"form":"ავტობუსი","gloss":"bus"}';

/** `from`, a text of the course as JSON, is replaced by `to`; the check must then report `expected`. */
export type Mistake = readonly [name: string, from: string, to: string, expected: string];

export const mistakes: readonly Mistake[] = [
  // feedback
  [
    'a hint that is the answer',
    '"hint":"You open a locked door with it."',
    '"hint":"You open a locked door with it: გასაღები."',
    'basic-vocabulary.fill-blank.3 gives its answer away by its hint',
  ],
  [
    'a counting item without a hint',
    '"hint":"It is half of ოცი (20), and has three letters."',
    '"hint":""',
    'numbers.counting.1 has no hint',
  ],
  [
    'a hint in which feedback has two full stops',
    '"hint":"Take one twenty away: what is left is 16."',
    '"hint":"Take one twenty away: what is left is 16.."',
    'numbers.counting.3 has two stops in its feedback',
  ],
  // unitShapes
  ['five tips', '"tips":[', '"tips":["Read signs aloud.",', 'alphabet has 5 tips'],
  [
    'no note for readers',
    '"reviewerNote":"No native',
    '"reviewerNote":"","x":"No native',
    'alphabet has no note for a later reader',
  ],
  [
    'an exercise without items',
    '"items":[{"kind":"choice","id":"alphabet.ear-training.1"',
    '"items":[],"x":[{"kind":"choice","id":"alphabet.ear-training.1"',
    'alphabet.ear-training has no items and no template',
  ],
  [
    'a quiz too short',
    '"questions":[{"kind":"choice","id":"quiz-alphabet.1"',
    '"questions":[],"x":[{"kind":"choice","id":"quiz-alphabet.1"',
    'quiz-alphabet has 0 questions',
  ],
  [
    'a result message with a wrong beginning',
    '"Good job!',
    '"Well done!',
    'quiz-alphabet has a result message with a wrong start',
  ],
  [
    'a question without explanation',
    '"explanation":"The tongue',
    '"x":"The tongue',
    'quiz-alphabet.1 has no explanation',
  ],
  ['three options', '"o","u","i","zh"', '"o","u","i"', 'alphabet.matching.2 has 3 options'],
  [
    'an option offered twice',
    '"o","u","i","zh"',
    '"o","u","i","i"',
    'alphabet.matching.2 offers an option twice',
  ],
  [
    'a key that is not offered',
    '"o","u","i","zh"',
    '"o","e","i","zh"',
    'alphabet.matching.2 does not offer its answer',
  ],
  ['an empty answer', '"answers":["შ"]', '"answers":[""]', 'alphabet.writing.1 accepts no answer'],
  // ids
  ['a malformed id', '"id":"letter.ani"', '"id":"letter.Ani"', 'letter.Ani is no well-formed id'],
  [
    'an id used twice',
    '"id":"quiz-alphabet.1"',
    '"id":"alphabet.matching.1"',
    'alphabet.matching.1 is the id of two things',
  ],
  [
    'an item whose id does not begin with that of its set',
    '"id":"alphabet.matching.1"',
    '"id":"matching.1"',
    'matching.1 is outside alphabet.matching',
  ],
  [
    'an item that teaches an unknown id',
    '["letter.uni"]',
    '["letter.u"]',
    'alphabet.matching.2 teaches letter.u, which does not exist',
  ],
  // letters
  [
    'letters out of order',
    '"form":"ბ"',
    '"form":"ა"',
    'alphabet.letters has ააგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ instead of აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ',
  ],
  ['a letter outside the alphabet', '"form":"ბ"', '"form":"ჱ"', 'letter.bani teaches ჱ, which is no letter'],
  ['a wrong name', '"name":"ლასი"', '"name":"ლანი"', 'letter.lasi is named ლანი instead of ლასი'],
  [
    'an id that does not follow from the name',
    '"id":"letter.k-ani"',
    '"id":"letter.ani2"',
    'letter.ani2 should have the id letter.k-ani',
  ],
  [
    'an ejective called plain',
    '"ყარი","sound":"ejective"',
    '"ყარი","sound":"plain"',
    'letter.q-ari is called plain instead of ejective',
  ],
  [
    'a sound description known to be wrong: th as in thin',
    'Like t in top',
    'Like th in thin',
    'letter.tani has a sound description that is known to be wrong',
  ],
  [
    'an ejective not described as one',
    'Ejective: a p with',
    'A p with',
    'letter.p-ari is an ejective and not described as one',
  ],
  [
    'an English word for an ejective',
    'as if you held your breath. Its partner ქ has the puff.","keyword":""',
    'as if you held your breath. Its partner ქ has the puff.","keyword":"sky"',
    'letter.k-ani is an ejective, for which English has no keyword',
  ],
  [
    'an aspirate described without a puff of air',
    'Like k in kite, with a clear puff of air.',
    'Like k in kite.',
    'letter.kani is an aspirate and its puff is not described',
  ],
  [
    'an aspirate not contrasted with its ejective',
    ' Its partner პ has no puff.',
    '',
    'letter.pari is not contrasted with პ',
  ],
  [
    'an example without the letter',
    bus,
    '{"form":"წიგნი","gloss":"book"}',
    'letter.ani has the example წიგნი without ა',
  ],
  ['an example used twice', bus, '{"form":"ჩაი","gloss":"tea"}', 'letter.chini has an example used before'],
  [
    'a one-sided look-alike',
    '"lookAlikes":["ზ"]',
    '"lookAlikes":["რ"]',
    'letter.bani names რ as look-alike, but not the other way round',
  ],
  // facts
  [
    'a month with the word for another',
    bus,
    '{"form":"აპრილი","gloss":"March"}',
    'letter.ani March is მარტი, not აპრილი',
  ],
  ['a misspelt number', bus, '{"form":"თრვამეტი","gloss":"18"}', 'letter.ani 18 is თვრამეტი, not თრვამეტი'],
  [
    'a number with a wrong meaning in a glossary',
    '"ათი":{"lemma":"ათი","gloss":"ten"}',
    '"ათი":{"lemma":"ათი","gloss":"nine"}',
    'conversations explains ათი by nine instead of ten',
  ],
  [
    'a season with a wrong meaning in a glossary',
    '"ზამთარი":{"lemma":"ზამთარი","gloss":"winter"',
    '"ზამთარი":{"lemma":"ზამთარი","gloss":"summer"',
    'reading explains ზამთარი by summer instead of winter',
  ],
  // script
  [
    'a Latin o in a Georgian word',
    'ავტობუსი',
    'ავტoბუსი',
    'letter.ani form "ავტoბუსი" mixes scripts within a word',
  ],
  [
    'a Cyrillic letter in Latin',
    'Like ee in see',
    'Like ее in see',
    'letter.ini gloss "Like ее in see, but short." has a Cyrillic or Greek letter',
  ],
  [
    'Mtavruli',
    '"ავტობუსი"',
    '"ᲐᲕᲢᲝᲑᲣᲡᲘ"',
    'letter.ani form "ᲐᲕᲢᲝᲑᲣᲡᲘ" has Georgian outside modern Mkhedruli',
  ],
  [
    'Asomtavruli',
    '"ავტობუსი"',
    '"Ⴀვტობუსი"',
    'letter.ani form "Ⴀვტობუსი" has Georgian outside modern Mkhedruli',
  ],
  ['text not in NFC', '"bus"', '"bu\u0301s"', 'letter.ani gloss "bu\u0301s" is not in NFC'],
  [
    'two spaces',
    'Like b in ball',
    'Like  b in ball',
    'letter.bani gloss "Like  b in ball." has a space too many or of another kind',
  ],
  [
    'a non-breaking space',
    'Like b in ball',
    'Like\u00a0b in ball',
    'letter.bani gloss "Like\u00a0b in ball." has a space too many or of another kind',
  ],
  [
    'an invisible character',
    'ავტობუსი',
    'ავტო\u200bბუსი',
    'letter.ani form "ავტო\u200bბუსი" has an invisible character',
  ],
  [
    'a curly apostrophe',
    "/ts'/",
    '/ts’/',
    'alphabet.matching.4 prompt "Which letter is /ts’/, without a puff of air?" writes an apostrophe otherwise than \'',
  ],
  [
    'English quotes around Georgian',
    'said like თ, but',
    'said like \\"თ\\", but',
    'alphabet.recognition.1 prompt "Which letter is said like "თ", but with a tight throat and no puff of air?" has wrong quotation marks: „…“ around Georgian, "…" around English',
  ],
  [
    'curly quotes around English',
    'word for \\"wine\\"',
    'word for “wine”',
    'alphabet.recognition.2 prompt "Which letter begins the Georgian word for “wine”?" has wrong quotation marks: „…“ around Georgian, "…" around English',
  ],
  [
    'Latin in a Georgian field',
    '"display":"ქუჩა"',
    '"display":"kucha"',
    'quiz-alphabet.4 display "kucha" is not all Georgian',
  ],
  [
    'a full stop after a word',
    '"ავტობუსი"',
    '"ავტობუსი."',
    'letter.ani form "ავტობუსი." is a word with a punctuation mark',
  ],
  ['a British spelling', '"bus"', '"grey bus"', 'letter.ani gloss has the British "grey"'],
  ['Georgian in a gloss', '"bus"', '"bus ავტო"', 'letter.ani gloss "bus ავტო" has Georgian in it'],
  // romanization
  [
    'romanization by hand',
    '"gloss":"bus"',
    '"gloss":"bus","romanization":"avtobusi"',
    'letter.ani has romanization typed by hand',
  ],
  [
    'another romanization system between slashes',
    '/sh/ as in',
    '/š/ as in',
    'alphabet.writing.1 writes š, which no Georgian text around it gives',
  ],
  [
    'an apostrophe after a letter that is no ejective',
    "კარი /k'ari/",
    "კარი /k'ar'i/",
    "quiz-alphabet.2 writes k'ar'i, which no Georgian text around it gives",
  ],
  [
    'a word romanized wrongly',
    'ქარი /kari/',
    'ქარი /qari/',
    'quiz-alphabet.2 writes qari, which no Georgian text around it gives',
  ],
  [
    'a wrong Latin key',
    '"answer":"kh"',
    '"answer":"gh"',
    'alphabet.matching.3 has the answer gh instead of kh',
  ],
  [
    'a wrong Latin key of a word',
    '"answer":"kucha"',
    '"answer":"kuch\'a"',
    "quiz-alphabet.4 has the answer kuch'a instead of kucha",
  ],
  // ambiguousAnswers
  [
    'two letters for one romanization',
    "is /ts'/, without a puff of air?",
    'is /ts/?',
    'alphabet.matching.4 /ts/ fits წ and ც',
  ],
  [
    'a typed answer that two letters fit',
    ' as in \\"top\\", with a puff of air',
    ' as in \\"top\\"',
    'alphabet.writing.3 /t/ fits თ and ტ',
  ],
  [
    'an English distractor among Georgian options',
    '"ქარი","გული"',
    '"wind","გული"',
    'quiz-alphabet.2 offers Georgian and English side by side',
  ],
  [
    'a distractor with the meaning asked',
    'Which word begins with a letter that has a tight throat and no puff of air?","options":["ქარი"',
    'Which word means \\"milk\\"?","options":["რძე"',
    'quiz-alphabet.2 რძე is also correct: by its meaning',
  ],
  [
    'a distractor that is the meaning of the displayed word',
    '"display":"ბანკი"',
    '"display":"ტაქსი"',
    'quiz-alphabet.5 taxi is also correct: by its meaning',
  ],
  [
    'a distractor that begins another word of the meaning asked',
    '"wine\\"',
    '"apple\\"',
    'alphabet.recognition.2 ვ is also correct: by its first letter',
  ],
  [
    'a distractor quoted in the prompt',
    'What does it mean?',
    'Is it \\"taxi\\"?',
    'quiz-alphabet.5 taxi is also correct: it is what is asked',
  ],
  // guessableAnswers
  [
    'an option that is always right',
    '"options":["კ","გ","ე","ვ"],"answer":"ვ"',
    '"options":["კ","წ","ე","ვ"],"answer":"წ"',
    'alphabet.matching has წ as answer 2 of 2 times',
  ],
];
