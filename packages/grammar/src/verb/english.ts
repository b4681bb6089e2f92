/** What a form of a verb means in English, from the gloss of the verb: "I have apparently written it". */
import type { ObjectKind, Person, VerbCategory, VerbClass } from './features.ts';

/** What the English of a form depends on. */
export interface EnglishSource {
  readonly id: string;
  readonly gloss: string;
  readonly class: VerbClass;
  readonly objectKind: ObjectKind;
}

export interface EnglishFeatures {
  readonly screeve: VerbCategory;
  readonly subject: Person;
  readonly object: Person | null;
  /** არ "not", or ვერ "not able to". */
  readonly negation?: 'არ' | 'ვერ' | null;
}

/** Where the object is not simply put after the gloss. `{o}`: the object that the form agrees with. */
const phrases: Readonly<Record<string, string>> = {
  'add-to': 'add some to {o}',
  advise: 'advise {o}',
  'arrive-here': 'arrive here',
  'arrive-there': 'arrive there',
  ask: 'ask {o}',
  'be-called': 'be called so',
  'be-hurt': 'mind {o}',
  'be-in-time': 'have time for {o}',
  'be-left-to': 'be left to {o}',
  'be-shy': 'be shy of {o}',
  begrudge: 'be sorry to lose {o}',
  'boil-something': 'bring {o} to a boil',
  'call-somebody': 'call {o}',
  can: 'be able to do {o}',
  'carry-flying': 'carry {o} off in flight',
  compare: 'compare it with {o}',
  congratulate: 'congratulate {o}',
  'cut-through': 'cut {o} through',
  deliver: 'take {o} there',
  'devote-time': 'spend time on {o}',
  'find-hard': 'find {o} hard',
  forgive: 'forgive {o}',
  'get-used': 'get used to {o}',
  gift: 'give it to {o} as a gift',
  'give-name': 'name {o}',
  'have-sown': 'make {o} sow it',
  'hide-from': 'hide from {o}',
  hinder: 'hinder {o}',
  'hold-out': 'hold it out to {o}',
  hurt: 'feel pain in {o}',
  introduce: 'introduce him/her to {o}',
  lessen: 'reduce it for {o}',
  'let-go': 'let {o} go',
  listen: 'listen to {o}',
  'recall-by-itself': 'remember {o}',
  request: 'ask {o} for it',
  skewer: 'put {o} on a skewer',
  'spread-on': 'spread it on {o}',
  'take-for-walk': 'take {o} for a walk',
  'take-from': 'take it from {o}',
  tell: 'tell {o}',
  'turn-into': 'turn into it',
  wait: 'wait for {o}',
  ['wish']: 'wish it for {o}',
  'wish-for': 'wish for {o}',
  'write-to': 'write it to {o}',
};

/** Past and participle; the participle only where it differs from the past. */
const irregular = new Map(
  'be was been,become became become,begin began begun,bite bit bitten,blow blew blown,break broke broken,bring brought,build built,buy bought,catch caught,choose chose chosen,come came come,cut cut,do did done,draw drew drawn,drink drank drunk,drive drove driven,eat ate eaten,fall fell fallen,feed fed,feel felt,find found,fly flew flown,forget forgot forgotten,forgive forgave forgiven,get got,give gave given,go went gone,grind ground,grow grew grown,hang hung,have had,hear heard,hide hid hidden,hold held,hurt hurt,keep kept,know knew known,leave left,lend lent,let let,lie lay lain,light lit,lose lost,make made,mean meant,meet met,overtake overtook overtaken,pay paid,put put,read read,rise rose risen,run ran run,say said,see saw seen,sell sold,send sent,set set,sew sewed sewn,show showed shown,sing sang sung,sit sat,sleep slept,sow sowed sown,speak spoke spoken,spend spent,spin spun,spread spread,stand stood,steal stole stolen,strike struck,string strung,sweep swept,swim swam swum,take took taken,teach taught,tear tore torn,tell told,think thought,throw threw thrown,understand understood,wake woke woken,wear wore worn,win won,write wrote written'
    .split(',')
    .map((row) => {
      const [base = '', past = '', participle = past] = row.split(' ');
      return [base, { past, participle }] as const;
    }),
);
/** Doubled in -ed and -ing: the last letter of a short verb such as "stop", and of some longer ones. */
const isDoubled = /^(?:[^aeiou]*[aeiou][bdgklmnprt]|begin|forget|prefer|regret|transfer)$/u;
const endsInConsonantAndY = /[^aeiou]y$/u;

function pastOf(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (endsInConsonantAndY.test(base)) return `${base.slice(0, -1)}ied`;
  return `${base}${isDoubled.test(base) ? base.at(-1) : ''}ed`;
}
function progressiveOf(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (/[^e]e$/u.test(base) && base !== 'be') return `${base.slice(0, -1)}ing`;
  return `${base}${isDoubled.test(base) ? base.at(-1) : ''}ing`;
}
function thirdOf(base: string): string {
  if (base === 'be') return 'is';
  if (base === 'have') return 'has';
  if (endsInConsonantAndY.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z|o)$/u.test(base) ? `${base}es` : `${base}s`;
}

/** The forms of an English verb. */
export interface EnglishVerb {
  readonly base: string;
  /** Third person singular. */
  readonly third: string;
  readonly past: string;
  readonly participle: string;
  readonly ing: string;
}

/** The forms of an English verb, whose first word changes: "wait for", "waits for", "waited for". */
export function conjugateEnglish(phrase: string): EnglishVerb {
  const [base = '', ...rest] = phrase.split(' ');
  const { past, participle } = irregular.get(base) ?? { past: pastOf(base), participle: pastOf(base) };
  const say = (verb: string) => [verb, ...rest].join(' ');
  return {
    base: phrase,
    third: say(thirdOf(base)),
    past: say(past),
    participle: say(participle),
    ing: say(progressiveOf(base)),
  };
}

const englishSubjects: Readonly<Record<Person, string>> = {
  '1sg': 'I',
  '2sg': 'you',
  '3sg': 'he/she/it',
  '1pl': 'we',
  '2pl': 'you all',
  '3pl': 'they',
};

/** Verbs whose direct object is somebody, not something. */
const personal = new Set(
  'bring-person bring-person-along bring-up convince deceive feed frighten have-mercy have-person invite kill kiss praise recognize rescue see-off take-for-walk take-person take-person-there thank warn'.split(
    ' ',
  ),
);
/** Verbs whose indirect object is something. */
const ofThings = new Set(['add-to', 'attend', 'devote-time', 'spread-on']);

/** The object in English; of a third person a thing or somebody, as the verb has it. */
function englishObject(
  { id, class: verbClass, objectKind }: Pick<EnglishSource, 'id' | 'class' | 'objectKind'>,
  object: Person | null,
): string {
  const isThing =
    objectKind === 'thing' ||
    ofThings.has(id) ||
    (objectKind === 'direct' && verbClass !== 4 && !personal.has(id));
  switch (object) {
    case '1sg':
      return 'me';
    case '2sg':
      return 'you';
    case '1pl':
      return 'us';
    case '2pl':
      return 'you all';
    case '3pl':
      return 'them';
    case '3sg':
    case null:
      return isThing ? 'it' : objectKind === 'recipient' || personal.has(id) ? 'him/her' : 'him/her/it';
  }
}

const particle = /^(\S+) (up|down|out|off|on|in|away|along|back|there)$/u;
/** The place of the object: "switch it on", "send it to her", "build it for her", "write it". */
function withObject(phrase: string, { objectKind, gloss }: EnglishSource): string {
  switch (objectKind) {
    case 'none':
      return phrase;
    case 'recipient':
      return `${phrase.replace(/ for somebody$/u, '')} it ${/for somebody/u.test(gloss) ? 'for' : 'to'} {o}`;
    case 'indirect':
      return `${phrase} {o}`;
    case 'direct':
    case 'thing':
      return particle.test(phrase) ? phrase.replace(particle, '$1 {o} $2') : `${phrase} {o}`;
  }
}

/** What has the stem of the present, and the meaning that a gloss has for it: "to see; in the present, to visit". */
const ofPresent: ReadonlySet<VerbCategory> = new Set([
  'present',
  'imperfect',
  'present-subjunctive',
  'prohibitive',
]);
const presentMeaning = /; in the present, (to [^;,]+)/u;

/** The verb with its object, without "to": "write it", "be hungry". */
function phraseOf(verb: EnglishSource, { screeve, object }: EnglishFeatures): string {
  const meaning = (ofPresent.has(screeve) ? presentMeaning.exec(verb.gloss)?.[1] : undefined) ?? verb.gloss;
  const [plain = ''] = meaning
    .replaceAll(/\s*\([^)]*\)/gu, '')
    .replace(/^to /u, '')
    .split(/[;,]/u);
  const template = phrases[verb.id] ?? withObject(plain.trim(), verb);
  return template.replace('{o}', englishObject(verb, object));
}

export const amOf = (subject: Person): string =>
  subject === '1sg' ? 'am' : subject === '3sg' ? 'is' : 'are';
export const wasOf = (subject: Person): string => (subject === '1sg' || subject === '3sg' ? 'was' : 'were');

/** States are not said with "was …ing". */
const states = new Set([
  'be',
  'know',
  'recognize',
  'live',
  'stand',
  'sit',
  'lie',
  'lie-thing',
  'cost',
  'mean',
  'resemble',
]);

function clause(verb: EnglishSource, features: EnglishFeatures, phrase: string): string {
  const { screeve, subject, negation } = features;
  const [base = '', ...rest] = phrase.split(' ');
  const isBe = base === 'be';
  const english = conjugateEnglish(base);
  const say = (...words: readonly string[]) =>
    [englishSubjects[subject], ...words, ...rest].filter((word) => word !== '').join(' ');
  const not = negation ? 'not' : '';
  const present = () =>
    isBe
      ? say(amOf(subject), not)
      : not
        ? say(subject === '3sg' ? 'does' : 'do', not, base)
        : say(subject === '3sg' ? english.third : base);
  const past = () => (isBe ? say(wasOf(subject), not) : not ? say('did', not, base) : say(english.past));
  const isState = isBe || verb.class === 4 || states.has(verb.id);
  switch (screeve) {
    case 'present':
      return present();
    case 'imperfect':
      return isState ? past() : say(wasOf(subject), not, english.ing);
    case 'present-subjunctive':
      return `if ${isState ? past() : say('were', not, english.ing)}`;
    case 'future':
      return say('will', not, base);
    case 'conditional':
      return say('would', not, base);
    case 'future-subjunctive':
      return `if ${say('were', not, 'to', base)}`;
    case 'aorist':
      return past();
    case 'optative':
      return say('should', not, base);
    case 'perfect':
      return say(subject === '3sg' ? 'has' : 'have', 'apparently', not, english.participle);
    case 'pluperfect':
      return say('had', not, english.participle);
    case 'perfect-subjunctive':
      return `may ${say(not, 'have', english.participle)}`;
    case 'imperative':
      if (subject === '1pl') return ["let's", base, ...rest].join(' ');
      if (subject === '2sg' || subject === '2pl') return [base, ...rest].join(' ');
      return `let ${subject === '3pl' ? 'them' : 'him/her/it'} ${[base, ...rest].join(' ')}`;
    case 'prohibitive':
      return ["don't", base, ...rest].join(' ');
  }
}

/** The English of a form, such as "I have apparently written it". */
export function englishOf(verb: EnglishSource, features: EnglishFeatures): string {
  const phrase = phraseOf(verb, features);
  return clause(verb, features, features.negation === 'ვერ' ? `be able to ${phrase}` : phrase);
}
