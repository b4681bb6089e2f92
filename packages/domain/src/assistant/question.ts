/** What kind of question a learner asks the assistant: recognised by its wording alone. */
import { foldQuestion } from './english.ts';

export type Question =
  /** How something English is said in Georgian. */
  | { readonly kind: 'say'; readonly what: string }
  /** What something Georgian means; `what` in either script. */
  | { readonly kind: 'mean'; readonly what: string }
  /** The forms of a verb; `tense` as it was called, or null. */
  | { readonly kind: 'conjugate'; readonly verb: string; readonly tense: string | null }
  /** How a letter or a word sounds. */
  | { readonly kind: 'pronounce'; readonly what: string }
  | { readonly kind: 'difference'; readonly one: string; readonly other: string }
  /** Anything else: a topic, a point of grammar, how Ena is used. */
  | { readonly kind: 'about'; readonly what: string };

const tense =
  'present|past|future|aorist|imperfect|conditional|optative|perfect|pluperfect|present subjunctive|future subjunctive|perfect subjunctive|subjunctive';
const georgianRun = /\p{Script=Georgian}(?:[\p{Script=Georgian}\s,-]*\p{Script=Georgian})?/gu;
const ending = String.raw`(?:,? (?:(?:in|to|into) georgian|please))*$`;

const differences = [
  /\b(?:differen(?:ce|t)|distinguish|compare|confuse|mix(?:ing)? up|tell(?! (?:me|us)\b)|contrast)\b(?: between| the)*(?: letters?| words?| sounds?)? (.+?) (?:and|from|with|to|vs) (?:the )?(?:letters? |words? )?(.+?)(?: apart| differ\w*)?$/u,
  /^how (?:do|does|are|is) (.+?) (?:and|from) (.+?) (?:differ|different)\b/u,
  /^(.+?) (?:vs|versus)\.? (.+)$/u,
];
const conjugations = [
  new RegExp(
    String.raw`\b(?:conjugat\w*|inflect)(?: of)?(?: the verb)? (?:to )?(.+?)(?: in(?: the)? (${tense})(?: tense)?)?$`,
    'u',
  ),
  new RegExp(String.raw`\b(${tense})(?: tense| forms?)*(?: of| for)(?: the verb)? (?:to )?(.+)$`, 'u'),
  /\bforms of (?:the verb )?(?:to )?(.+)$/u,
];
const meanings = [
  /\bwhat (?:do|does|is|is the meaning of|did)(?: the)?(?: georgian)?(?: word| phrase)? (.+?) means?\b/u,
  /\bmeaning of(?: the)?(?: georgian)?(?: word| phrase)? (.+)$/u,
];
const sayings = [
  /\b(?:how (?:do|can|could|would|should|does) (?:i|you|we|one|they|people|georgians|someone)|how to|teach me to|help me) (?:say|call|ask for|express) (.+)$/u,
  /\bgeorgian(?:(?: word| name| phrase| term| translation| expression)s?)? (?:for|of) (.+)$/u,
  /\b(?:word|words|phrase|translation|expression) (?:for|of) (.+)$/u,
  /\btranslate (.+)$/u,
  /\bwhat is (.+) in georgian$/u,
  /^(?:say )?(.+) in georgian$/u,
  /^say (.+)$/u,
];
const sounds = /\b(?:pronounc\w*|pronunciation|sounds?|read aloud)\b/u;
const soundWords =
  /\b(?:how|do|does|did|is|are|should|can|i|you|we|one|the|letters?|words?|georgian|pronounce|pronounced|pronunciation|of|what|sounds?|like|make|made|say|to|in|read|aloud|it|correctly|properly|please|an?)\b/gu;

const found = (patterns: readonly RegExp[], text: string): RegExpExecArray | null => {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return match;
  }
  return null;
};

/** Which kind of question this is, and what it is about. Never fails: what fits no pattern is `about`. */
export function recognise(asked: string): Question {
  const text = foldQuestion(asked);
  const georgian = text.match(georgianRun) ?? [];
  const difference = found(differences, text);
  if (difference) return { kind: 'difference', one: difference[1] ?? '', other: difference[2] ?? '' };
  if (georgian.length === 2 && /\bdiffer/u.test(text))
    return { kind: 'difference', one: georgian[0] ?? '', other: georgian[1] ?? '' };

  const conjugation = found(conjugations, text);
  if (conjugation) {
    const [, first = '', second] = conjugation;
    const named = new RegExp(`^(?:${tense})$`, 'u').test(first);
    const verb = named ? (second ?? '') : first;
    return { kind: 'conjugate', verb, tense: (named ? first : second) ?? null };
  }
  if (sounds.test(text)) {
    const what = georgian[0] ?? text.replace(soundWords, ' ').replace(/\s+/gu, ' ').trim();
    if (what !== '') return { kind: 'pronounce', what };
  }
  if (georgian.length > 0) {
    // 'How do I say წყალი' asks how it sounds.
    const says = /\b(?:how (?:do|can|to)|say)\b/u.test(text) && !/\bmean|\benglish\b|\btranslat/u.test(text);
    return { kind: says ? 'pronounce' : 'mean', what: georgian.join(' ') };
  }
  const meaning = found(meanings, text);
  if (meaning) return { kind: 'mean', what: meaning[1] ?? '' };
  const saying = found(sayings, text);
  if (saying)
    return {
      kind: 'say',
      what: (saying[1] ?? '')
        .replace(new RegExp(ending, 'u'), '')
        .replace(/^the (?:word|phrase|number|colou?r) /u, ''),
    };
  return { kind: 'about', what: text };
}
