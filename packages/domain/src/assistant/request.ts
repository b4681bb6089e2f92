/** Reduces a question to its request, without courtesies and the description of a situation. */
import { normalizeQuestion } from './english.ts';

const people =
  '(?:taxi )?(?:friend|girlfriend|boyfriend|wife|husband|boss|waiter|waitress|stranger|teacher|driver|doctor|colleague|neighbor|host|guest|mother in law|people|person|man|woman|child|kid|elder|family|someone|somebody|anyone|everyone|them|him|her|older people|older person|old person|old people|elderly|georgian)s?';
const opening = [
  /^(?:hi|hello|hey|hiya|okay|ok|so|well|um|hmm|sorry|excuse me|please|quick question|question|just wondering|one question)(?: there)?(?: ena)?[,:;!-]+ ?/u,
  /^(?:hi|hello|hey|yo|bro|ok|okay|so|and|please|um|but|sorry again|sorry) (?=(?:so|hi|um|how|what|which|who|where|when|why|can|could|would|is|are|do|does|tell|explain|teach|translate|i (?:want|need|would|am|have|was)) )/u,
  /^(?:can|could|would|will) (?:you|someone|anyone|somebody|anybody)(?: please)?(?: (?:help|teach|tell|show|explain|remind|give|list|translate for)(?: to)?(?: me| us)?(?: with| out| about| of)?)(?: please)? (?=\S)/u,
  /^(?:could|can|may|might) i (?:get|have) (?=(?:a list|some words|words|the words|vocabulary) )/u,
  /^i (?:should|would|am) (?:be )?(?:most |very |so )?(?:grateful|thankful|glad|happy|love)(?: it)? if you (?:would|could)(?: kindly)? (?:tell|show|teach|explain)(?: to)?(?: me)? (?=\S)/u,
  /^(?:would|could|will) you (?:kindly|please|be so kind as to) (?:tell|show|teach|explain|list|give)(?: to)?(?: me)? (?=\S)/u,
  /^(?:give|list|name|show)(?: me| us)? (?=(?:all|some|the|a list|a few|two|three|basic|every) )/u,
  /^(?:please )?(?:do you know|tell me|teach me|show me|explain(?: to me| me)?|remind me(?: of)?|i wonder|i was wondering|i am wondering|any idea)(?: about)? (?=\S)/u,
  /^(?:i|we) (?:also )?(?:want|would like|need|have|am trying|try|am going|love|would love)(?: to)? (?:know|learn|ask|say|tell|find out|understand|express|hear|get)(?: (?:about|all))? (?=\S)/u,
];
const closing = [
  /[ ,:;!-]+(?:please|thanks|thank you|thanks in advance|thx|cheers mate|if possible|for me|lol|haha|simply|exactly|again|then|though|correctly|properly|right now|in short|rn|fast|quick|quickly|asap|now|cheers in advance|cheers|at bedtime)$/u,
  / (?:that )?(?:i|we|you) (?:need|have to know|should know|must know|can teach me)$/u,
  / (?:does |that )?(?:the|your|this) course (?:has|have|teach|teaches|cover|covers|offers)$/u,
  / (?:are|is) there$/u,
  / *[:;]-?[)(dp]+$/u,
  /[ ,]+(?:i do not (?:get|understand) it|i am confused|it is so confusing|i forgot|i keep forgetting)$/u,
];
/** 'How do I say that' after the text to translate. */
const saidBefore =
  /^(.+?)[ ,:;-]+(?:what|how) (?:(?:do|does|did|should|can|could|would) (?:i|you|we|one)|to) (?:say|ask|tell|call|express|write|translate|answer|reply|respond)(?: (?:back|that|it|this|so|them|her|him|people|someone|(?:the|my|a) (?:\w+)))*(?: in georgian)?$/u;
/** The text to translate within the description of a situation. */
const wantsToSay =
  /^.*\b(?:i|we|and) (?:want|need|would like|have|am trying) to (?:say|tell|express|ask(?: for)?)(?: (?:him|her|them|someone|somebody|people))?(?: that)? (.+)$/u;
const situation = new RegExp(
  String.raw` (?:(?:in|at|on|inside) (?:a|an|the|my) (?:restaurant|cafe|bar|market|shop|store|supermarket|emergency|taxi|cab|hotel|street|airport|phone|bus|train|bank|bazaar|party|supra|table|beginning|end)|when (?:shopping|ordering|asking for something|i meet (?:someone|people)|meeting (?:someone|people)))$`,
  'u',
);
const addressee = new RegExp(
  String.raw`^(?:to |at )?(?:(?:a|an|my|the|your|some) )*${people}(?: (?:to|that|if i may))? (?=\S)`,
  'u',
);
const toSomebody = new RegExp(
  String.raw` (?:to|with|for) (?:(?:a|an|my|the|one|some|several|your|older|old) )*${people}(?: politely)?$`,
  'u',
);
/** Polite or informal: ignored, because the phrasebook lists both forms together. */
const politeness =
  /\b(?:(?:very|more|most|in a) )?(?:formally|informally|formal|informal|politely|polite|casually|casual|respectfully)\b(?: (?:way|version|form)(?: (?:of|to))?)?/gu;
/** Words that do not change which phrase is meant. */
const softeners = /\b(?:only|just|really|very|actually|quickly|simply|also|still|kind of|sort of) /gu;

const stripRepeatedly = (text: string, patterns: readonly RegExp[]): string => {
  const next = patterns.reduce((rest, pattern) => rest.replace(pattern, ''), text).trim();
  return next === '' || next === text ? text : stripRepeatedly(next, patterns);
};

/** The request of a question: 'the word for horse' of 'hi, could you tell me the word for horse please'. */
export function simplifyRequest(asked: string): string {
  // Adjacent quotes are separate parts.
  const separated = asked
    .replace(/(["“”»]) (?=["“„«])/gu, '$1, ')
    .replace(/^\s*what(?:['’]s| is) ["'‘“]([^"'’”]+)["'’”][\s?]*$/iu, 'how do I say $1');
  const text = stripRepeatedly(stripRepeatedly(normalizeQuestion(separated), closing), [
    ...opening,
    ...closing,
  ]);
  const cut = text
    .replace(/(?:,? as in|, like(?: when)?|,? ?->| ?=) .*$/u, '')
    .replace(/ (?:actually|exactly|even) /gu, ' ')
    .replace(/\b(?:her|his|their|the local|your) (?:own )?(?:native )?language$/u, 'georgian')
    .replace(/ \([^()]*\)$/u, '')
    .replace(/[,:;-]+$/u, '')
    .trim();
  const before = saidBefore.exec(cut)?.[1];
  if (before === undefined) return cut;
  const what = wantsToSay.exec(before)?.[1] ?? stripRepeatedly(before, opening);
  return `how do i say ${what}`;
}

/**
 * Variants of the wording of a text to translate, the original first: without addressee and place, and as a
 * direct question ('where the station is' as 'where is the station').
 */
export function wordingVariants(what: string): string[] {
  const tidy = (text: string) =>
    text
      .replace(/[,;:]/gu, ' ')
      .replace(/\s+/gu, ' ')
      .replace(
        /^(?:that|to|it|for|talking about|speaking about|the (?:month|day|season|color|number|letter|word|name) of) (?=\S)/u,
        '',
      )
      .replace(/ in georgian$/u, '')
      .trim();
  const plain = tidy(
    stripRepeatedly(tidy(what.replace(politeness, ' ')), [
      / to (?:me|us|you)$/u,
      situation,
      toSomebody,
      addressee,
    ]),
  );
  const direct = plain
    .replace(
      /^(where|what time|what|who|how much|how old|how far|when) (.+) (is|are|costs?)$/u,
      (_, word: string, thing: string, verb: string) =>
        verb.startsWith('cost') ? `${word} is ${thing}` : `${word} ${verb} ${thing}`,
    )
    .replace(/^(?:if|whether) there (is|are)\b/u, '$1 there')
    .replace(
      /^(?:if|whether) (?:they|you|he|she|someone|somebody) (have|speak|are|is|has)\b/u,
      (_, verb: string) =>
        verb === 'are' || verb === 'is' ? `${verb} you` : `do you ${verb === 'has' ? 'have' : verb}`,
    );
  const polite = direct.replace(/^please | please$/gu, '');
  const bare = tidy(polite.replace(softeners, ''));
  const thing = bare.replace(/^(?:the|a|an|some) /u, '');
  const alone = thing.replace(/ (?:before|after|when|while|because|if|both|so) .+$/u, '');
  return [...new Set([what, plain, direct, polite, bare, thing, alone])].filter((text) => text !== '');
}

const [maxPartWords, maxParts] = [5, 8];
/** Maximum number of clauses and quotes of a question that are answered separately. */
const [maxClauses, maxQuotes] = [6, 4];

/** Text in double or single quotation marks, such as "nice to meet you"; not apostrophes within words. */
const quotes = /["“”„«»]([^"“”„«»]+)["“”„«»]|(?<=^|[\s(])['‘]([^'‘’]+)['’](?=[\s,.?!)]|$)/gu;

/** The quoted texts of a question, which usually are its subject. */
export const extractQuotes = (asked: string): string[] =>
  [...asked.matchAll(quotes)]
    .map(([, double = '', single = '']) => (double || single).trim())
    .filter(Boolean)
    .slice(0, maxQuotes);

/** Longer clauses without a question word are no request, in words. */
const maxWordsWithoutQuestion = 4;
const hasNoContent =
  /^(?:and )?how (?:do (?:i|you) |to )say (?:it|that|this)\W*$|^(?:(?:in )?georgian|please|thanks|list|give|tell|them|it|that|me|for|to|us|[^\p{L}\p{N}]| )+$/iu;

/**
 * The clauses of a question with more than one, those that ask first: people often begin with the reason.
 * Split at commas only if no other punctuation separates them. Empty if there is only one.
 */
export function splitClauses(asked: string): string[] {
  const split = (pattern: RegExp) =>
    asked
      .split(pattern)
      .map((part) => part.trim())
      .filter((part) => /[\p{L}\p{N}]/u.test(part) && !hasNoContent.test(part));
  const sentences = split(/(?<=[?!;:]|\.{2,}|…)\s+|(?<=\p{L}{2})[.)]\s+|\s[-–—]\s|\n|\s\(|\)\s+/u);
  const parts = sentences.length > 1 ? sentences : split(/,\s+|\s(?:because|so that)\s/u);
  // A clause with Georgian is the subject; a long one without a question word only gives the reason.
  const rank = (part: string) =>
    /\p{Script=Georgian}/u.test(part)
      ? 0
      : /\?|\b(?:what|how|which|who|where|when|why|word|mean|list|give|difference)\b/iu.test(part)
        ? 1
        : part.split(' ').length <= maxWordsWithoutQuestion
          ? 2
          : 3;
  return parts.length > 1
    ? parts
        .filter((part) => rank(part) < 3)
        .toSorted((one, other) => rank(one) - rank(other))
        .slice(0, maxClauses)
    : [];
}

/** The parts of a list: 'sister' and 'brother' of 'sister and brother'. Empty if there is only one. */
export function splitParts(what: string): string[] {
  const parts = what
    .split(/ *[,;] *| ?(?<=[\p{L} ])\/(?=[\p{L} ]) ?| (?:and also|and|or|vs|n) /u)
    .map((part) =>
      part
        .replace(/^(?:(?:and|also|for|like|what is|how about|the) )+/u, '')
        .replace(/(?: too| as well)?[?!.]*$/u, '')
        .trim(),
    )
    .filter(
      (part) =>
        part !== '' && !/^(?:and |but )?(?:why|how|when|what|which|who|how many|how much)$/u.test(part),
    );
  const short = parts.every((part) => part.split(' ').length <= maxPartWords);
  return parts.length > 1 && parts.length <= maxParts && short ? parts : [];
}
