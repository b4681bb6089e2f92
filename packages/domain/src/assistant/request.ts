/** Reduces a question to its request, without courtesies and the description of a situation. */
import { normalizeQuestion } from './english.ts';

const opening = [
  /^(?:hi|hello|hey|hiya|okay|ok|so|well|um|hmm|sorry|excuse me|please|quick question|question|just wondering|one question)(?: there)?(?: ena)?[,:;!-]+ ?/u,
  /^(?:hi|hello|hey|yo|bro|ok|okay|so|and|please|um|but|sorry again|sorry) (?=(?:so|hi|um|how|what|which|who|where|when|why|can|could|would|is|are|do|does|tell|explain|teach|translate|i (?:want|need|would|am|have|was)) )/u,
  /^(?:can|could|would|will) (?:you|someone|anyone|somebody|anybody)(?: please)?(?: (?:help|teach|tell|show|explain|remind|give|list|translate for)(?: to)?(?: me| us)?(?: with| out| about| of)?)(?: please)? (?=\S)/u,
  /^(?:i|we) (?:also )?(?:want|would like|need|have|am trying|try|am going|love|would love)(?: to)? (?:know|learn|ask|say|tell|find out|understand|express|hear|get)(?: (?:about|all))? (?=\S)/u,
];
const closing = [
  /[ ,:;!-]+(?:please|thanks|thank you|thanks in advance|thx|cheers mate|if possible|for me|lol|haha|simply|exactly|again|then|though|correctly|properly|right now|in short|rn|fast|quick|quickly|asap|now|cheers in advance|cheers|at bedtime)$/u,
  / (?:does |that )?(?:the|your|this) course (?:has|have|teach|teaches|cover|covers|offers)$/u,
  / *[:;]-?[)(dp]+$/u,
];
/** 'How do I say that' after the text to translate. */
const saidBefore =
  /^(.+?)[ ,:;-]+(?:what|how) (?:(?:do|does|did|should|can|could|would) (?:i|you|we|one)|to) (?:say|ask|tell|call|express|write|translate|answer|reply|respond)(?: (?:back|that|it|this|so|them|her|him|people|someone|(?:the|my|a) (?:\w+)))*(?: in georgian)?$/u;
/** The text to translate within the description of a situation. */
const wantsToSay =
  /^.*\b(?:i|we|and) (?:want|need|would like|have|am trying) to (?:say|tell|express|ask(?: for)?)(?: (?:him|her|them|someone|somebody|people))?(?: that)? (.+)$/u;
/** The name, or the word, that is to be spelled in Georgian: 'write my name Sarah in Georgian letters'. */
const spelled = (() => {
  const [name, inGeorgian, letters] = [
    String.raw`(?:(?:my|our|the|his|her) (?:first )?name,? (?!is\b|in\b))`,
    ',? (?:in|into|with|using) (?:the )?georgian',
    '(?: (?:letters|alphabet|script|characters))',
  ];
  return [
    `^(?:(?:how (?:(?:do|can|would|should) (?:i|you|we|one)|to)|(?:can|could|will|would) you) )?(?:write|spell|put|transliterate) ${name}?(.+?)${inGeorgian}${letters}?$`,
    `^(?:(?:what|how) is )?${name}(.+?)${inGeorgian}${letters}?$`,
    `^(.+?)${inGeorgian}${letters}$`,
  ].map((pattern) => new RegExp(pattern, 'u'));
})();
/** A name that the question does not tell. */
const unnamed = /^(?:(?:my|our|the|a|his|her) (?:first |own )?names?|that|this|it|them)$/u;
/** Words around a phrase that tell to whom and how it is said: the phrasebook lists polite and other forms together. */
const fillers = new Set(
  'a acquaintance an any anyone at boss boyfriend child colleague doctor driver elder elderly everyone for friend girlfriend guest her him host husband informal informally formal formally casual casually kid man my neighbor of old older one people person polite politely please respectfully several some somebody someone stranger taxi teacher that the them this to very waiter waitress way wife with woman'.split(
    ' ',
  ),
);
const isFiller = (word = '') => fillers.has(word) || fillers.has(word.replace(/s$/u, ''));
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
  const cut = text.replace(/(?:,? as in|, like(?: when)?|,? ?->| ?=) .*$| \([^()]*\)$/gu, '').trim();
  const before = saidBefore.exec(cut)?.[1];
  if (before === undefined) {
    const [name] = spelled.flatMap((pattern) => pattern.exec(cut)?.[1] ?? []);
    return name === undefined || unnamed.test(name) ? cut : `how do i say ${name}`;
  }
  const what = wantsToSay.exec(before)?.[1] ?? stripRepeatedly(before, opening);
  return `how do i say ${what}`;
}

/**
 * Variants of the wording of a text to translate, the original first: without fillers around it, as a direct
 * question ('if they have coffee' as 'do you have coffee'), and without a subordinate clause.
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
      .trim();
  const plain = tidy(what);
  const words = plain.split(' ');
  const first = Math.max(
    words.findIndex((word) => !isFiller(word)),
    0,
  );
  const last = words.findLastIndex((word) => !isFiller(word)) + 1;
  // 'My brother's wife' is a person to translate, 'to my wife' is not.
  const isAddressee = /ly\b|formal|casual|please|\b(?:to|with|for|at)\b/u.test(words.slice(last).join(' '));
  const bare = words.slice(first, isAddressee ? last : undefined).join(' ');
  const direct = tidy(bare)
    .replace(/^(?:if|whether) (?:they|you|he|she|someone|somebody) /u, 'do you ')
    .replace(softeners, '');
  const alone = direct.replace(/ (?:before|after|when|while|because|if|both|so) .+$/u, '');
  return [...new Set([what, plain, bare, direct, alone])].filter((text) => text !== '');
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
