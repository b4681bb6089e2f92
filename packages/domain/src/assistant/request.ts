/** What is asked for, without the courtesies and the situation that people put around it. */
import { foldQuestion } from './english.ts';

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
/** 'How do I say that' behind what is to be said. */
const saidBefore =
  /^(.+?)[ ,:;-]+(?:what|how) (?:(?:do|does|did|should|can|could|would) (?:i|you|we|one)|to) (?:say|ask|tell|call|express|write|translate|answer|reply|respond)(?: (?:back|that|it|this|so|them|her|him|people|someone|(?:the|my|a) (?:\w+)))*(?: in georgian)?$/u;
/** What somebody wants to say, within a story. */
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
/** How politely: both ways stand in the phrasebook, and are told together. */
const register =
  /\b(?:(?:very|more|most|in a) )?(?:formally|informally|formal|informal|politely|polite|casually|casual|respectfully)\b(?: (?:way|version|form)(?: (?:of|to))?)?/gu;
/** Words that change nothing of which phrase is meant. */
const softeners = /\b(?:only|just|really|very|actually|quickly|simply|also|still|kind of|sort of) /gu;

const settle = (text: string, patterns: readonly RegExp[]): string => {
  const next = patterns.reduce((rest, pattern) => rest.replace(pattern, ''), text).trim();
  return next === '' || next === text ? text : settle(next, patterns);
};

/** A question as it would be asked at once: 'hi, could you tell me the word for horse please' asks for the word for horse. */
export function plainRequest(asked: string): string {
  // Several things in quotation marks are several things.
  const apart = asked
    .replace(/(["“”»]) (?=["“„«])/gu, '$1, ')
    .replace(/^\s*what(?:['’]s| is) ["'‘“]([^"'’”]+)["'’”][\s?]*$/iu, 'how do I say $1');
  const text = settle(settle(foldQuestion(apart), closing), [...opening, ...closing]);
  const cut = text
    .replace(/(?:,? as in|, like(?: when)?|,? ?->| ?=) .*$/u, '')
    .replace(/ (?:actually|exactly|even) /gu, ' ')
    .replace(/\b(?:her|his|their|the local|your) (?:own )?(?:native )?language$/u, 'georgian')
    .replace(/ \([^()]*\)$/u, '')
    .replace(/[,:;-]+$/u, '')
    .trim();
  const before = saidBefore.exec(cut)?.[1];
  if (before === undefined) return cut;
  const what = wantsToSay.exec(before)?.[1] ?? settle(before, opening);
  return `how do i say ${what}`;
}

/**
 * The ways in which what is to be said may be worded, as asked first: without to whom and where, and asked directly
 * ('where the station is' as 'where is the station').
 */
export function wordingsOf(what: string): string[] {
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
    settle(tidy(what.replace(register, ' ')), [/ to (?:me|us|you)$/u, situation, toSomebody, addressee]),
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

const [longestPart, mostParts] = [5, 8];
/** So much of a long question is thought about clause by clause. */
const [mostClauses, mostQuoted] = [6, 4];

/** Text in quotation marks of either kind, such as "nice to meet you"; apostrophes within words are none. */
const quotes = /["“”„«»]([^"“”„«»]+)["“”„«»]|(?<=^|[\s(])['‘]([^'‘’]+)['’](?=[\s,.?!)]|$)/gu;

/** What is quoted in a question: mostly just what it is about. */
export const quotedIn = (asked: string): string[] =>
  [...asked.matchAll(quotes)]
    .map(([, double = '', single = '']) => (double || single).trim())
    .filter(Boolean)
    .slice(0, mostQuoted);

/** Longer parts that ask nothing are no request, in words. */
const mostBare = 4;
const saysNothing =
  /^(?:and )?how (?:do (?:i|you) |to )say (?:it|that|this)\W*$|^(?:(?:in )?georgian|please|thanks|list|give|tell|them|it|that|me|for|to|us|[^\p{L}\p{N}]| )+$/iu;

/**
 * The parts of a question that is more than one: people tell first why they ask. Those that ask come first; at commas
 * and dashes only where nothing else divides it. None where it is one.
 */
export function clausesOf(asked: string): string[] {
  const split = (pattern: RegExp) =>
    asked
      .split(pattern)
      .map((part) => part.trim())
      .filter((part) => /[\p{L}\p{N}]/u.test(part) && !saysNothing.test(part));
  const sentences = split(/(?<=[?!;:]|\.{2,}|…)\s+|(?<=\p{L}{2})[.)]\s+|\s[-–—]\s|\n|\s\(|\)\s+/u);
  const parts = sentences.length > 1 ? sentences : split(/,\s+|\s(?:because|so that)\s/u);
  // What has Georgian is what it is about; what asks nothing and is no mere word only tells why.
  const rank = (part: string) =>
    /\p{Script=Georgian}/u.test(part)
      ? 0
      : /\?|\b(?:what|how|which|who|where|when|why|word|mean|list|give|difference)\b/iu.test(part)
        ? 1
        : part.split(' ').length <= mostBare
          ? 2
          : 3;
  return parts.length > 1
    ? parts
        .filter((part) => rank(part) < 3)
        .toSorted((one, other) => rank(one) - rank(other))
        .slice(0, mostClauses)
    : [];
}

/** What is asked for together: 'sister and brother' is sister, and brother. None where it is one thing. */
export function partsOf(what: string): string[] {
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
  const short = parts.every((part) => part.split(' ').length <= longestPart);
  return parts.length > 1 && parts.length <= mostParts && short ? parts : [];
}
