/** Classifies questions to the assistant by their wording. */
import { normalizeQuestion } from './english.ts';
import { splitParts } from './request.ts';

/** The kind of a question, and its subject. */
export type Question =
  | {
      /**
       * `say`: translation from English to Georgian; `mean`: meaning of Georgian text, in either script;
       * `pronounce`: how a letter or a word sounds; `about`: anything else.
       */
      readonly kind: 'say' | 'mean' | 'pronounce' | 'about';
      readonly what: string;
    }
  /** The forms of the verb `what`; `tense` as named in the question, or null. */
  | { readonly kind: 'conjugate'; readonly what: string; readonly tense: string | null }
  | { readonly kind: 'difference'; readonly what: string; readonly parts: readonly string[] };

const tense =
  'present|past|future|aorist|imperfect|conditional|optative|perfect|pluperfect|present subjunctive|future subjunctive|perfect subjunctive|subjunctive';
const georgianRun = /\p{Script=Georgian}(?:[\p{Script=Georgian}\s,-]*\p{Script=Georgian})?/gu;
const ending = String.raw`(?:,? (?:(?:in|to|into) georgian|please))*$`;

const differences = [
  /\b(?:differen(?:ce|t)|distinguish|compare|confuse|mix(?:ing)? up|contrast)\b(?: between| of| the)*(?: letters?| words?| sounds?)? (.+?) (?:and|from|with|to|vs) (?:the )?(?:letters? |words? )?(.+?)(?: apart| differ\w*)?$/u,
  /^(.+?) (?:vs|versus|or)\.? (.+?),? (?:how|what|which|when)\b.*$/u,
  /^(.+?) (?:vs|versus)\.? (.+)$/u,
  /\b(?:when|should) (?:do |should )?(?:i|you|we|one) (?:use|say) (.+?) (?:and when|or|and|instead of) (?:(?:do|should) i use )?(.+?)(?: (?:with|to|for|in) .+)?$/u,
];
const comparison = /\bdiffer|\bsame\b|\balike\b|\bapart\b|\bopposed\b|\bcontrast\b|\bor\b|\bwhen\b/u;
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
  /\b(?:forms|persons|conjugations?|paradigm) of (?:the verb )?(?:to )?(.+)$/u,
  /^(?:the verb )?(?:to )?(.+?) conjugations?$/u,
  /\bhow does (?:the verb )?to (.+?) change\b/u,
];
const meanings = [
  /\bwhat (?:do|does|is|is the meaning of|did)(?: the)?(?: georgian)?(?: word| phrase)? (.+?) means?\b/u,
];
const verbs =
  '(?:sa(?:ys?|id)|call(?:s|ed)?|express(?:es)?|translate|shout|write|wish|thank|tell|(?:answer|reply|respond)(?: to)?|ask(?:(?: (?:the|a|my) \\w+| someone| somebody| him| her| them)? for|(?= (?:(?:them|people|someone|somebody|him|her|you|a \\w+|the \\w+) )?(?:to|if|whether|where|what|how|when|who|why|which) )))';
const listeners = '(?:(?:them|people|someone|somebody|him|her|you|a friend|my friend) )?(?:that )?';
const sayings = [
  /\bwhat (?:do|does|should|can|would|could|to) (?:(?:i|you|we|one|they|people|georgians|someone) )?(?:say|reply|answer|respond|tell|shout|call)(?: in georgian)?((?: (?:to|when|if|before|after|at|on|for|the|a|an|my|them|people) .+)?)$/u,
  new RegExp(
    String.raw`\b(?:how (?:(?:do|can|could|would|should|does|ought|is) )?(?:i|you|we|one|they|people|a georgian|georgians|someone|it(?: is)?)|how to|teach me to|help me|ways? to) ${verbs} (?:in georgian )?${listeners}(.+)$`,
    'u',
  ),
  /^(?:how|what) (?:is|are|was) (.+?) (?:said|called|named|written|spelled|expressed)(?: in georgian)?$/u,
  /\b(?:georgian|words?|name|phrase|translation|expression|term) (?:for|of) (.+)$/u,
  /\btranslat(?:e|ion)(?: of)?:? (.+)$/u,
  /\bwhat(?: is| are) (.+) in georgian$/u,
  /^(?:say )?(.+) in georgian$/u,
  /^(?:say|express|how (?:to )?say) (.+)$/u,
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
  const sides = difference
    ?.slice(1)
    .filter(Boolean)
    .map((side) => side.match(georgianRun)?.[0] ?? side);
  const pair = sides ?? (georgian.length === 2 && comparison.test(text) ? georgian : []);
  // 'ara vs ar vs ver' has three parts.
  const parts = pair.flatMap((side) => (splitParts(side).length > 0 ? splitParts(side) : [side]));
  if (parts.length > 0) return { kind: 'difference', what: parts.join(', '), parts };

  const conjugation = firstMatch(conjugations, text);
  if (conjugation) {
    const [, first = '', second] = conjugation;
    const named = new RegExp(`^(?:${tense})$`, 'u').test(first);
    const verb = (named ? (second ?? '') : first).replace(/,? please\b.*$|,.*$/u, '');
    return { kind: 'conjugate', what: verb, tense: (named ? first : second) ?? null };
  }
  const severalWords = new Set(georgian.join(' ').split(/[\s,-]+/u)).size > 1;
  if (sounds.test(text) && (!severalWords || /pronounc|pronunciation/u.test(text))) {
    const what = georgian[0] ?? text.replace(soundWords, ' ').replace(/\s+/gu, ' ').trim();
    if (what !== '') return { kind: 'pronounce', what };
  }
  if (georgian.length > 0) {
    // 'How do I say წყალი' asks for the pronunciation.
    const says =
      /\b(?:how (?:do|can|to)|(?<!it )say)\b/u.test(text) &&
      !/\bmean|\benglish\b|\btranslat|^(?:can|may|should|could) (?:i|we|one) say\b/u.test(text);
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
