/** Forms of English verbs by rule, where a Georgian form has several translations: "I write", "I am writing". */

const thirdPerson: Readonly<Record<string, string>> = { have: 'has', do: 'does', go: 'goes' };
const baseOfThird = new Map(Object.entries(thirdPerson).map(([base, third]) => [third, base]));
/** "I know" is not said as "I am knowing". */
const stative = new Set('know want like love need understand have believe remember own mean be'.split(' '));
const auxiliaries = new Set(
  'am is are was were will would shall should can could may might must do does did had has not cannot used'.split(
    ' ',
  ),
);
const meals = /^(?:breakfast|lunch|dinner|supper)\b/u;

/** The -ing form: writing, swimming, lying, seeing. */
export function ingForm(verb: string): string {
  if (verb === 'be') return 'being';
  if (verb === 'begin' || verb === 'forget') return `${verb}${verb.slice(-1)}ing`;
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/u.test(verb)) return `${verb.slice(0, -1)}ing`;
  return /^(?:[^aeiou]|qu)*[aeiou][bdgklmnprt]$/u.test(verb) ? `${verb}${verb.slice(-1)}ing` : `${verb}ing`;
}

function thirdOf(base: string): string {
  if (thirdPerson[base] !== undefined) return thirdPerson[base];
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:ch|sh|ss|x|o)$/u.test(base) ? `${base}es` : `${base}s`;
}

function baseOf(third: string): string {
  const known = baseOfThird.get(third);
  if (known !== undefined) return known;
  if (third.endsWith('ies')) return `${third.slice(0, -3)}y`;
  return /(?:ch|sh|ss|x|o)es$/u.test(third) ? third.slice(0, -2) : third.replace(/s$/u, '');
}

/** Words in -ing that name a thing rather than what is done. */
const things = /^(?:building|painting|drawing|clothing|ceiling|wedding)\b/u;
/** Whether a text begins with what can be the -ing form of a verb. */
export const isVerbalNoun = (text: string): boolean => /^\S+ing\b/u.test(text) && !things.test(text);

/** Verbs of which a word is the -ing form. */
function basesOfIng(word: string): readonly string[] {
  const stem = word.replace(/ing$/u, '');
  return [stem, `${stem}e`, stem.slice(0, -1), `${word.slice(0, -4)}ie`].filter(
    (base) => ingForm(base) === word,
  );
}

const isThird = (subject: string) => /^(?:he|she|it)$/u.test(subject);
const beFor = (subject: string) => (subject === 'i' ? 'am' : isThird(subject) ? 'is' : 'are');
const conjugated = (subject: string, base: string) => (isThird(subject) ? thirdOf(base) : base);

const sentence = /^(i|you|he|she|it|we|they) (\S+)(?: (.+))?$/u;
const progressive = /^(i|you|he|she|it|we|they) (am|is|are|was|were) (not )?(\S+ing)( .+)?$/u;
const negative = /^(i|you|he|she|it|we|they) (?:do|does) not (\S+)( .+)?$/u;

/** Participles of irregular verbs, by their past where both differ. */
const participles = new Map(
  'wrote written,went gone,saw seen,did done,ate eaten,drank drunk,spoke spoken,took taken,gave given,came come,became become,began begun,broke broken,chose chosen,drove driven,fell fallen,forgot forgotten,flew flown,knew known,grew grown,rode ridden,rose risen,ran run,sang sung,swam swum,wore worn,woke woken,threw thrown,drew drawn,showed shown,hid hidden,stole stolen,bit bitten'
    .split(',')
    .map((pair): [string, string] => [pair.split(' ')[0] ?? '', pair.split(' ')[1] ?? '']),
);
const samePasts =
  /^(?:sat|made|said|told|found|left|bought|brought|thought|heard|lost|met|paid|sent|built|slept|felt|kept|held|stood|understood|taught|caught|spent|won|sold|[a-z]+[^e]ed)$/u;

const pastByParticiple = new Map([...participles].map(([past, participle]) => [participle, past]));

/** "He has written" for "he wrote", and the other way round: Georgian tells both with either past. */
function otherPast(subject: string, verb: string, rest: string): readonly string[] {
  const [, participle, object = ''] =
    verb === 'have' || verb === 'has' ? (/^ (\S+)( .*)?$/u.exec(rest) ?? []) : [];
  if (participle !== undefined) {
    const past = pastByParticiple.get(participle) ?? (samePasts.test(participle) ? participle : null);
    return past === null ? [] : [`${subject} ${past}${object}`];
  }
  const perfect = participles.get(verb) ?? (samePasts.test(verb) ? verb : null);
  return perfect === null ? [] : [`${subject} ${isThird(subject) ? 'has' : 'have'} ${perfect}${rest}`];
}

/** The other ways to say a simple or progressive present, a progressive past, or a past; of a folded sentence. */
export function otherTenses(text: string): readonly string[] {
  const ongoing = progressive.exec(text);
  if (ongoing) {
    const [, subject = '', be = '', not = '', ing = '', rest = ''] = ongoing;
    const isPast = be === 'was' || be === 'were';
    return basesOfIng(ing).map((base) => {
      if (isPast) return not ? `${subject} did not ${base}${rest}` : `${subject} used to ${base}${rest}`;
      return not
        ? `${subject} ${isThird(subject) ? 'does' : 'do'} not ${base}${rest}`
        : `${subject} ${conjugated(subject, base)}${rest}`;
    });
  }
  const negated = negative.exec(text);
  if (negated) {
    const [, subject = '', base = '', rest = ''] = negated;
    return stative.has(base) ? [] : [`${subject} ${beFor(subject)} not ${ingForm(base)}${rest}`];
  }
  const simple = sentence.exec(text);
  if (!simple) return [];
  const [, subject = '', verb = '', rest = ''] = simple;
  const end = rest === '' ? '' : ` ${rest}`;
  const past = otherPast(subject, verb, end);
  if (past.length > 0) return past;
  if (auxiliaries.has(verb) && !(rest === '' && /^does?$/u.test(verb))) return [];
  const base = isThird(subject) ? baseOf(verb) : verb;
  const emphatic = `${subject} ${isThird(subject) ? 'does' : 'do'} ${base}${end}`;
  return stative.has(base) && !(base === 'have' && meals.test(rest))
    ? [emphatic]
    : [emphatic, `${subject} ${beFor(subject)} ${ingForm(base)}${end}`];
}

/** Plurals that do not end in -s, with their singulars. */
const irregularPlurals = new Map(
  'teeth tooth,feet foot,men man,women woman,children child,mice mouse,geese goose,oxen ox,people person,wolves wolf,knives knife,wives wife,lives life,leaves leaf,loaves loaf,shelves shelf,halves half,thieves thief,calves calf,scarves scarf,dice die'
    .split(',')
    .map((pair): [string, string] => [pair.split(' ')[0] ?? '', pair.split(' ')[1] ?? '']),
);

/** Whether a word is the plural of another. */
export function isPluralOf(word: string, singular: string): boolean {
  const last = (text: string) => /[a-z]+$/u.exec(text)?.[0] ?? '';
  const [plural, one] = [last(word), last(singular)];
  if (plural === '' || word.slice(0, -plural.length) !== singular.slice(0, -one.length)) return false;
  return (
    [...irregularPlurals].some(
      ([many, single]) =>
        plural.endsWith(many) &&
        one.endsWith(single) &&
        plural.slice(0, -many.length) === one.slice(0, -single.length),
    ) ||
    plural === `${one}s` ||
    plural === `${one}es` ||
    (/[^aeiou]y$/u.test(one) && plural === `${one.slice(0, -1)}ies`)
  );
}
