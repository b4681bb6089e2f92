/** What a question asks for, by its wording. */
import type { Viewer } from '@ena/domain/entitlement/entitlement';
import { hasGeorgian } from '@ena/domain/georgian/letters';
import type { Dictionary } from './dictionary.ts';
import { conjugate, inflect } from './forms.ts';
import { compare, pronounce } from './letters.ts';
import { countNumbers, formality, mean } from './lookup.ts';
import type { Reply } from './reply.ts';

const parts: Readonly<Record<string, string>> = {
  what: '(?<what>.+?)',
  how: '(?:how (?:do|does|can|would|should|could) (?:i|you|we|one|people|georgians) )',
  is: '(?:what (?:is|are) )',
  case: '(?:nominative|ergative|dative|genitive|instrumental|adverbial|vocative|plural|singular|cases?|forms?)',
  caseName: '(?<what>nominative|ergative|dative|genitive|instrumental|adverbial|vocative)',
  tense:
    '(?:present|past|future|aorist|imperfect|conditional|optative|perfect|pluperfect|imperative|subjunctive|tense|forms?|conjugation|persons?)',
  person: '(?:i|you|he|she|we|they|first person|second person|third person)',
  formal: '(?:formal|informal|polite|impolite|rude|casual|respectful)',
  verb: '(?:the verb )?(?:to )?',
};
/** One wording a line; names in braces are replaced by `parts`. */
const patternsOf = (wordings: string): readonly RegExp[] =>
  wordings
    .trim()
    .split('\n')
    .map(
      (line) =>
        new RegExp(`^${line.trim().replace(/\{(\w+)\}/gu, (_, name: string) => parts[name] ?? '')}$`, 'u'),
    );

export const georgianRun = /\p{Script=Georgian}(?:[\p{Script=Georgian}\s-]*\p{Script=Georgian})?/gu;

type Answer = (dictionary: Dictionary, what: string, text: string, viewer: Viewer) => Reply | null;

/** The first of which a wording fits and which has an answer counts. */
export const intents: readonly { readonly patterns: readonly RegExp[]; readonly reply: Answer }[] = [
  {
    patterns: patternsOf(`
      what (?:is|does) (?:the )?{caseName}(?: case)?(?: (?:for|mean|do))?
      (?:when|how|why) (?:do|does|should|would) (?:i|you|we|one) (?:use|need) (?:the )?{caseName}(?: case)?
      (?:when|how) is (?:the )?{caseName}(?: case)? used
      {caseName} case`),
    reply: (dictionary, what) => inflect(dictionary, 'კაცი', what),
  },
  {
    patterns: patternsOf(`
      {is}?(?:the |all )*(?:{case} ?)+ (?:of|for) (?:the )?(?:word |noun )?{what}
      (?:{is}|{how}say )?{what} (?:in|into) (?:the )?(?:{case} ?)+
      (?<what>\\S+) (?:plural|dative|ergative|genitive)|(?:plural|dative|ergative|genitive) (?<what>\\S+)
      (?:decline|inflect|declension of) (?:the )?(?:word |noun )?{what}
      (?:{how}(?:say|use) )?{what} (?:with|plus|and|\\+) (?:the )?(?:ending |postposition )?-\\p{Script=Georgian}+`),
    reply: (dictionary, what, text) => inflect(dictionary, what, text),
  },
  {
    patterns: patternsOf(`
      {how}?(?:conjugate|inflect) {verb}{what}(?: in (?:the )?[\\w -]+)?
      {is}?(?:the |all )*(?:{tense} ?)+ (?:of|for) {verb}{what}
      {is}?(?:the )?{person}[ -](?:form )?(?:(?:in|of) the {tense} )?of {verb}{what}
      {verb}{what} conjugat(?:ion|ed)
      what cases? (?:do|does) {what} (?:take|need|use|have|want)
      to (?<what>\\S+) (?:in )?(?:the )?(?:{tense} ?)+
      the verb (?:to )?{what}(?: (?:for|in) (?:all|each|every) persons?)?`),
    reply: (dictionary, what, text) =>
      conjugate(dictionary, what, text.replace(what, '').replace(/^how \w+ \w+ /u, '')),
  },
  {
    patterns: patternsOf(`
      (?:is|are) (?:it |the word )?{what} (?:too )?{formal}(?: .+)?
      (?:when|should) (?:do |should )?(?:i|you|one) (?:use|say) (?<what>\\S+) (?:or|and) .+
      (?:can|may|should|could) i (?:say|use) {what} (?:to|with|for) .+
      .*\\b{formal} (?:form|version|way)? ?(?:of|to say|for) {what}
      {how}say {what} (?:politely|formally|informally|respectfully)
      (?:.*difference between )?(?<what>შენ|თქვენ|shen|tkven) (?:and|or|vs) \\S+`),
    reply: formality,
  },
  {
    patterns: patternsOf(`
      .*\\bdifferences? between (?:the )?(?:letters? |words? )?(?<what>.+ (?:and|or) .+)
      (?<what>\\S+ (?:vs|versus)\\.? \\S+)`),
    reply: (dictionary, what, _, viewer) =>
      compare(dictionary, what.split(/ (?:and|or|vs|versus)\.? (?:the )?(?:letter |word )?/u), viewer),
  },
  {
    patterns: patternsOf(`
      (?:{how}|how to )?(?:pronounce|read) {what}|pronunciation of {what}|how is {what} (?:pronounced|read)
      what sound does {what} (?:make|have)|{is}the sound of {what}
      (?:{is}|{how}say )?(?:the |which )*(?:georgian )?(?<what>letter .+)`),
    reply: (dictionary, what, _, viewer) =>
      pronounce(dictionary, what.match(georgianRun)?.[0] ?? what, viewer),
  },
  {
    patterns: patternsOf(`
      .*\\bcount (?<what>.+)|numbers? (?<what>.+ to .+)`),
    reply: (_, what) => countNumbers(what),
  },
  {
    patterns: patternsOf(`
      what (?:does|do|did|is) (?:the )?(?:georgian )?(?:word |phrase )?{what} means?
      {is}?(?:the )?meaning of (?:the )?(?:word )?{what}|{what} (?:meaning|means?)`),
    reply: (dictionary, what, _, viewer) => (hasGeorgian(what) ? null : mean(dictionary, what, viewer)),
  },
];

/** Asks how something is said in Georgian. */
export const sayings = patternsOf(`
  (?:.*\\b(?:write|spell|is) )?(?:my name )?(?<what>\\w+) in (?:the )?georgian (?:letters|alphabet|script)
  (?:{how}|how to )(?:say|write|tell|call|express|spell|wish|answer|shout)(?: (?:that|if))? {what}
  (?:{how}|how to )ask(?: (?:for|that|if))? {what}
  what (?:do|should|can) (?:i|you|we|people|georgians) (?:say|tell|answer|reply|shout) {what}
  how (?:is|are) {what} (?:said|called|written)
  .*\\b(?:words?|phrase|translation|georgian) (?:for|of) {what}
  (?:translate|say|write(?! (?:an?|the|my|some) )|spell) {what}`);

/** The subject of the first wording that fits; null if none does. */
export function subjectOf(patterns: readonly RegExp[], text: string): string | null {
  for (const pattern of patterns) {
    const groups = pattern.exec(text)?.groups;
    if (groups?.['what'] !== undefined) return groups['what'];
  }
  return null;
}
