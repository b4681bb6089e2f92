/**
 * Which personal pronouns a Georgian sentence may have or leave out: its verb marks their person. Found from the English
 * that it translates, and from the verb; a verb that fits neither has none, so that gasagebia ("it is clear", for "I
 * understand") takes no "I".
 */

/** What makes a sentence of words: the place of its verb, and the pronouns that agree with it. */
export interface Agreement {
  /** Index of the verb. */
  readonly verb: number;
  /** For each person that the verb marks, the pronouns of which the sentence may have one. */
  readonly pronouns: readonly (readonly string[])[];
}

/** Pronouns by verb form, from the grammar engine: what the rules below guess, for words that the course knows. */
export type VerbPronouns = Readonly<Record<string, Agreement['pronouns']>>;

const preverb = '(?:გადმო|გადა|გამო|გად|გა|და|დამო|მიმო|მო|მი|წამო|წარმო|წა|შემო|შე|ჩამო|ჩა|ამო|აღ|ა)?';
const pattern = (source: string) => new RegExp(`^${preverb}(?:${source})`, 'u');

/** ვარ, ვწერ, დავწერე. */
const first = pattern('ვ(?!ერ$|ინ)');
/** Verbs of feeling, having and wanting mark the person by its object: მინდა, გინდა, უნდა. */
const experienceStems =
  'ნდა|ნდოდა|ქვს|ქონდა|ყავს|ყავდა|იყვარ|ყვარ|წონ|ეწონ|სმის|ესმ|შია|მშია|წყურ|ცივა|ციოდა|ცხელა|ქვია|ტკივ|ჭირდება|ენატრ|იხარია|ხარია|რჩევნია|ახსოვ|ძულ|ეშინია|შინია|სურ|ძინავს|ეძინება|ეჩქარება|ღვიძავს|გვიან|ეკარგ';
const experiencer = (mark: string) => pattern(`${mark}[აეიუ]?(?:${experienceStems})`);
const myExperience = experiencer('მ');
const ourExperience = experiencer('გვ');
const yourExperience = experiencer('გ(?!ვ)');
const theirExperience = new RegExp(
  `^(?:უნდა|უნდოდა|აქვს|აქვთ|ჰქონდა|ჰყავს|ჰყავთ|ჰყავდა|უყვარ|მოსწონ|ესმის|ესმით|შია|შიათ|სწყურ|სცივ|სცხელ|ჰქვია|სტკივ|სჭირდება|ენატრება|უხარია|ურჩევნია|ახსოვ|სძულ|ეშინია|სურ|სძინავს)`,
  'u',
);
/** მითამაშია, დამიწერია; მეთამაშა, დამეწერა: the perfect of transitive verbs. */
const perfectOf = (mark: string) => pattern(`${mark}[იე].*(?:ია|ავს|[^აეიოუ]ა|ოს)$`);
const myPerfect = perfectOf('მ');
const yourPerfect = perfectOf('გ');
const theirPerfect = pattern('უ.*(?:ია|ავს)$|ე.*[^აეიოუ](?:ა|ოს)$');

/** Words that stand right before the verb: nothing comes between. */
const negations = new Set('არ ვერ ნუ აღარ ვეღარ ნუღარ უნდა'.split(' '));
const questionWords = new Set('რა რას ვინ ვის სად საიდან როგორ როდის რატომ რამდენი რომელი რომელ'.split(' '));
/** Of these, those that are no part of a noun phrase: right after them comes the verb. */
const beforeVerbOnly = new Set('სად საიდან როგორ როდის რატომ ვინ ვის რას'.split(' '));
const precedesVerb = (word: string | undefined): boolean =>
  word !== undefined && (negations.has(word) || questionWords.has(word));
/** Verbs of the third person that may change their place, too. */
const others = new Set('არის ღირს ნიშნავს შეიძლება მოხდა ხდება იყო'.split(' '));

const adverb = /(?:ად|ში|ზე|თან|დან|მდე|ით)$/u;
const isSecond = (word: string) =>
  /^(?:ხართ?|იყავით?)$/u.test(word) ||
  yourExperience.test(word) ||
  yourPerfect.test(word) ||
  (!first.test(word) && !adverb.test(word) && !precedesVerb(word) && !/(?:ა|ს|ან|ენ)$/u.test(word));

/** The case of the subject of a verb in the third person: by its form, and by the time that the English has. */
function subjectCase(verb: string, english: string): 'nominative' | 'ergative' | 'dative' {
  if (theirExperience.test(verb)) return 'dative';
  const isPerfect = /\b(?:has|have|had)\b/u.test(english);
  if (isPerfect && theirPerfect.test(verb)) return 'dative';
  // Aorist and optative of verbs of motion, of passives in -დ-, and of some others.
  if (/ვიდ(?:ა|ეს|ნენ)$|[^აეიოუ]დ(?:ა|ეს)$|დნენ$|ულა$|ილან?$|ულან$|იყოს?$|დარჩა$|დგა$|დაწვა$/u.test(verb))
    return 'nominative';
  if (/ენ$|ან$|დნენ$/u.test(verb)) return 'nominative';
  if (/^\(?(?:that|if)\)? /u.test(english))
    return english.includes('that') && !/\bwere\b/u.test(english) ? 'ergative' : 'nominative';
  const [, next = ''] = /\b(?:he or she|he|she|it|they)(?:'s)? (\S+)/u.exec(english) ?? [];
  const isPast =
    isPerfect ||
    (!/^(?:will|would|shall|should|can|could|may|must|is|are|was|were|used|does|do)$/u.test(next) &&
      !next.endsWith('s') &&
      !english.includes("'ll"));
  return isPast && /(?:ა|ო|ეს|ეთ|ია|ავს)$/u.test(verb) ? 'ergative' : 'nominative';
}

const thirdSingular = { nominative: ['ის', 'იგი'], ergative: ['მან'], dative: ['მას'] } as const;
const thirdPlural = { nominative: ['ისინი'], ergative: ['მათ'], dative: ['მათ'] } as const;

const has = (english: string, words: string) => new RegExp(`\\b(?:${words})\\b`, 'u').test(english);
const subjectYou =
  /(?:^|\b(?:do|does|did|are|were|will|would|have|had|can|may|that|if|where|how|old|and)\)? )you\b/u;

/** The persons of a verb form that the English names, with their pronouns; none if the form is of no such person. */
function pronounsOf(word: string, english: string): (readonly string[])[] {
  const you = word.endsWith('თ') ? 'თქვენ' : 'შენ';
  const isMine = has(english, 'i|me|my') && (myExperience.test(word) || myPerfect.test(word));
  if (isMine && !word.endsWith('თვის')) {
    const object = /ხარ$|ენატრები$/u.test(word)
      ? [['შენ']]
      : /ხართ$|ენატრებით$/u.test(word)
        ? [['თქვენ']]
        : has(english, 'him|her|it')
          ? [['ის', 'იგი']]
          : [];
    return [['მე'], ...object];
  }
  if (ourExperience.test(word)) return [['ჩვენ']];
  if (first.test(word) && has(english, "i|we|let's|let us")) return [[word.endsWith('თ') ? 'ჩვენ' : 'მე']];
  if (has(english, 'you|your') && (yourExperience.test(word) || yourPerfect.test(word))) return [[you]];
  // "Don't worry!" speaks to "you", too.
  if (subjectYou.test(english) || /^do(?:n't| not) /u.test(english)) return isSecond(word) ? [[you]] : [];
  const isCopula = /^(?:it is|is it)\b/u.test(english) && /(?:ა|არის)$/u.test(word);
  if (isCopula) return [['ეს', 'ის', 'იგი']];
  if (has(english, 'he|she') || /^(?:(?:it|may it)\b|\((?:that|if)\) it)/u.test(english))
    return /(?:ს|ა|ო)$/u.test(word) ? [thirdSingular[subjectCase(word, english)]] : [];
  if (/^(?:\((?:that|if)\) |may )?they\b/u.test(english))
    return /(?:ენ|ან|ეს|ონ|თ|ა)$/u.test(word) ? [thirdPlural[subjectCase(word, english)]] : [];
  return [];
}

/** The agreement of a sentence, whose words are folded: that of a known verb, else by the rules; null without a verb. */
export function agreementOf(
  words: readonly string[],
  english: string,
  known: VerbPronouns = {},
): Agreement | null {
  const meaning = english.toLowerCase().replaceAll('’', "'");
  // "And you?" is about the pronoun.
  const isAboutPronoun = meaning.startsWith('and ');
  const marked = words.findLastIndex((word) => known[word]?.length);
  const knownVerb = marked === -1 ? words.findLastIndex((word) => known[word]) : marked;
  if (knownVerb !== -1)
    return { verb: knownVerb, pronouns: isAboutPronoun ? [] : (known[words[knownVerb] ?? ''] ?? []) };
  for (let verb = words.length - 1; verb >= 0; verb--) {
    const word = words[verb] ?? '';
    const pronouns = precedesVerb(word) && words.length > 1 ? [] : pronounsOf(word, meaning);
    if (pronouns.length > 0) return { verb, pronouns: isAboutPronoun ? [] : pronouns };
  }
  // A verbal noun with where to: სამსახურში წასვლა.
  if (meaning.startsWith('to ') && words.length > 1 && words.slice(0, -1).every((word) => adverb.test(word)))
    return { verb: words.length - 1, pronouns: [] };
  const isOther = (word: string) => others.has(word) || word.endsWith('აა');
  // Of a request that has "please": ტაქსი გამომიძახეთ.
  const isRequest = (word: string) => /\bplease\b/u.test(meaning) && /[ეი]თ$/u.test(word);
  // ცხარეა ეს?
  const isShortCopula = (word: string) =>
    words.length === 2 && /^(?:ეს|ის)$/u.test(words[0] ?? '') && /[ეიოუ]ა$/u.test(word);
  const other = words.findLastIndex((word) => isOther(word) || isRequest(word) || isShortCopula(word));
  const verb = other === -1 ? questionedVerb(words) : other;
  return verb === -1 ? null : { verb, pronouns: [] };
}

/** Index of the verb of a question about a third person: ავტობუსი სად ჩერდება? */
function questionedVerb(words: readonly string[]): number {
  const asked = words.findIndex((word) => beforeVerbOnly.has(word));
  return asked === -1 ? -1 : words.findIndex((word, index) => index > asked && !negations.has(word));
}

/** Where the words begin that stay with the verb at `index`: negations and question words. */
export function startOfVerb(words: readonly string[], index: number): number {
  let start = index;
  while (precedesVerb(words[start - 1])) start--;
  return start;
}

export const isQuestionWord = (word: string): boolean => questionWords.has(word);

const allPronouns = new Set('მე შენ ის იგი მან მას ჩვენ თქვენ ისინი მათ'.split(' '));
export const isPronoun = (word: string | undefined): boolean => word !== undefined && allPronouns.has(word);
