/** Classifies questions to the assistant by their wording. */
import { normalizeQuestion } from './english.ts';

export type Question =
  /** Translation from English to Georgian. */
  | { readonly kind: 'say'; readonly what: string }
  /** Meaning of Georgian text; `what` in either script. */
  | { readonly kind: 'mean'; readonly what: string }
  /** The forms of a verb; `tense` as named in the question, or null. */
  | { readonly kind: 'conjugate'; readonly verb: string; readonly tense: string | null }
  /** Pronunciation of a letter or a word. */
  | { readonly kind: 'pronounce'; readonly what: string }
  | { readonly kind: 'difference'; readonly one: string; readonly other: string }
  /** Anything else: a topic, a point of grammar, how Ena is used. */
  | { readonly kind: 'about'; readonly what: string };

const tense =
  'present|past|future|aorist|imperfect|conditional|optative|perfect|pluperfect|present subjunctive|future subjunctive|perfect subjunctive|subjunctive';
const georgianRun = /\p{Script=Georgian}(?:[\p{Script=Georgian}\s,-]*\p{Script=Georgian})?/gu;
const ending = String.raw`(?:,? (?:(?:in|to|into) georgian|please))*$`;

const differences = [
  /\btell (?!me\b|us\b)(?:the )?(?:letters? |words? |sounds? )?(.+?) (?:from (.+)|and (.+?) apart)$/u,
  /\b(?:differen(?:ce|t)|distinguish|compare|confuse|mix(?:ing)? up|contrast)\b(?: between| of| the)*(?: letters?| words?| sounds?)? (.+?) (?:and|from|with|to|vs) (?:the )?(?:letters? |words? )?(.+?)(?: apart| differ\w*)?$/u,
  /^how (?:do|does|are|is) (.+?) (?:and|from) (.+?) (?:differ|different)\b/u,
  /^(?:.* )?([^\s:,;]+) (?:as opposed to|in contrast to) ([^\s:,;]+).*$/u,
  /^(.+?) (?:vs|versus|or)\.? (.+?),? (?:how|what|which|when)\b.*$/u,
  /^(.+?) (?:vs|versus)\.? (.+)$/u,
  /(?<!what |how )\b(?:when|should|do) (?:do |should |would )?(?:i|you|we|one)(?: have to)? (?:use|say) (.+?) (?:and when|or|and|vs|instead of|rather than)(?: (?:do|should) (?:i|you|we|one) use)? (.+?)(?: (?:with|to|for|in) .+)?$/u,
  /^(?:are|is|do) (.+?) and (.+?) (?:sound )?the same\b/u,
  /^(.+?) and (.+?) sound (?:the same|alike|similar)\b/u,
];
const conjugations = [
  new RegExp(
    String.raw`\b(?:conjugat\w*|inflect)(?: of)?(?: the verb)? (?:to )?(.+?)(?:,? (?:in(?: the)? )?(${tense})(?: tense)?)?$`,
    'u',
  ),
  new RegExp(
    String.raw`\b(${tense})(?: tense| forms?| paradigm| conjugation)*(?: of| for)(?: the verb)? (?:to )?(.+?)(?:,? all .+)?$`,
    'u',
  ),
  /^(?:the verb )?(?:to )(.+?) (?:for|in) (?:every|each|all)(?: the)? persons?$/u,
  new RegExp(String.raw`^(?:the verb )?to (.+?),? in(?: the)? (${tense})(?: tense)?$`, 'u'),
  /\b(?:forms|persons|conjugations?|paradigm) of (?:the verb )?(?:to )?(.+)$/u,
  /^(?:the verb )?(?:to )?(.+?) conjugations?$/u,
  /^(?:the verb )to (.+)$/u,
  /\bhow does (?:the verb )?to (.+?) change\b/u,
];
const meanings = [
  /^(.+?) (?:meaning|means what|translation)$/u,
  /\bwhat (?:do|does|is|is the meaning of|did)(?: the)?(?: georgian)?(?: word| phrase)? (.+?) means?\b/u,
  /\bmeaning of(?: the)?(?: georgian)?(?: word| phrase)? (.+)$/u,
];
const verbs =
  '(?:say|call|express|translate|shout|write|wish|thank|tell|(?:answer|reply|respond)(?: to)?|ask(?:(?: (?:the|a|my) \\w+| someone| somebody| him| her| them)? for|(?= (?:(?:them|people|someone|somebody|him|her|you|a \\w+|the \\w+) )?(?:to|if|whether|where|what|how|when|who|why|which) )))';
const listeners = '(?:(?:them|people|someone|somebody|him|her|you|a friend|my friend) )?(?:that )?';
const sayings = [
  /\bwhat (?:do|does|should|can|would|could|to) (?:(?:i|you|we|one|they|people|georgians|someone) )?(?:say|reply|answer|respond|tell|shout|call)(?: in georgian)?((?: (?:to|when|if|before|after|at|on|for|the|a|an|my|them|people) .+)?)$/u,
  /\bwhat (?:do|does) (?:you|georgians|people|they|one) call (.+)$/u,
  /\bhow (?:it is|is it) (?:said|called)(?: in georgian)? (.+)$/u,
  /\bhow (?:one|people|georgians|they) (?:says?|calls?|expresses|asks?) (.+)$/u,
  new RegExp(
    String.raw`\b(?:how (?:(?:do|can|could|would|should|does|ought) )?(?:i|you|we|one|they|people|a georgian|georgians|someone)|how to|teach me to|help me|ways? to) ${verbs} ${listeners}(.+)$`,
    'u',
  ),
  /^(?:how|what) (?:is|are|was) (.+?) (?:said|called|named|written|expressed)(?: in georgian)?$/u,
  /\bgeorgian(?:(?: word| name| phrase| term| translation| expression)s?)? (?:for|of) (.+)$/u,
  /\b(?:word|words|phrase|translation|expression|term) (?:for|of) (.+)$/u,
  /\btranslat(?:e|ion)(?: of)?:? (.+)$/u,
  /\bwhat(?: is| are) (.+) in georgian$/u,
  /^(?:say )?(.+) in georgian$/u,
  /^(?:say|express|how (?:to )?say) (.+)$/u,
  /\b(?:i|we) (?:want|need|would like) to (?:say|tell|express|ask(?: for)?) (?:that )?(.+)$/u,
];
const sounds = /\b(?:pronounc\w*|pronunciation|sounds?|read aloud)\b/u;
const soundWords =
  /\b(?:how|do|does|did|is|are|should|can|i|you|we|one|the|letters?|words?|georgian|pronounce|pronounced|pronunciation|of|what|sounds?|like|make|made|say|to|in|read|aloud|it|correctly|properly|please|an?)\b/gu;

const firstMatch = (patterns: readonly RegExp[], text: string): RegExpExecArray | null => {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return match;
  }
  return null;
};

/** The kind of a question and its subject. Never throws: a question that matches no pattern is `about`. */
export function classifyQuestion(asked: string): Question {
  const text = normalizeQuestion(asked);
  const georgian = text.match(georgianRun) ?? [];
  const difference = firstMatch(differences, text);
  const [left, right] = [difference?.[1] ?? '', difference?.[2] ?? difference?.[3] ?? ''].map(
    (side) => side.match(georgianRun)?.[0] ?? side,
  );
  if (difference) return { kind: 'difference', one: left ?? '', other: right ?? '' };
  if (georgian.length === 2 && /\bdiffer/u.test(text))
    return { kind: 'difference', one: georgian[0] ?? '', other: georgian[1] ?? '' };

  const conjugation = firstMatch(conjugations, text);
  if (conjugation) {
    const [, first = '', second] = conjugation;
    const named = new RegExp(`^(?:${tense})$`, 'u').test(first);
    const verb = (named ? (second ?? '') : first).replace(/,? please\b.*$|,.*$/u, '');
    return { kind: 'conjugate', verb, tense: (named ? first : second) ?? null };
  }
  const severalWords = new Set(georgian.join(' ').split(/[\s,-]+/u)).size > 1;
  if (sounds.test(text) && (!severalWords || /pronounc|pronunciation/u.test(text))) {
    const what = georgian[0] ?? text.replace(soundWords, ' ').replace(/\s+/gu, ' ').trim();
    if (what !== '') return { kind: 'pronounce', what };
  }
  if (georgian.length > 0) {
    // 'How do I say წყალი' asks for the pronunciation.
    const says =
      /\b(?:how (?:do|can|to)|(?<!it )say)\b/u.test(text) && !/\bmean|\benglish\b|\btranslat/u.test(text);
    return { kind: says ? 'pronounce' : 'mean', what: georgian.join(' ') };
  }
  const meaning = firstMatch(meanings, text);
  if (meaning) return { kind: 'mean', what: meaning[1] ?? '' };
  const saying = firstMatch(sayings, text);
  if (saying)
    return {
      kind: 'say',
      what: (saying[1] ?? '')
        .replace(new RegExp(ending, 'u'), '')
        .replace(/^\s+/u, '')
        .replace(/^the (?:word|phrase|number|colou?r) /u, ''),
    };
  return { kind: 'about', what: text };
}
