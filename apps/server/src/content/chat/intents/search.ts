/** What of the course fits a question that no other intent answers. */
import type { Viewer } from '@ena/domain/entitlement/entitlement';
import { wordsOf } from '@ena/domain/search/fold';
import { findEntries } from '@ena/domain/search/search';
import { singularOf } from '@ena/domain/text/pluralize';
import { type Dictionary, textsOfSense } from './dictionary.ts';
import { contentWords, phraseKey, senseKey } from './english.ts';
import { canOpen, maxTexts } from './lookup.ts';
import { answer, entry, link, list, locked, paragraphs, type Reply } from './reply.ts';

export const stem = (word: string): string => singularOf(word) ?? word;

/** Longer questions are about more than the section that has one of their words as its title. */
const maxTopicWords = 2;

/** Sections, words and pages about a question; only containers of what the viewer may not open (`hiddenIn`). */
export function searchCourse({ index, texts, sections }: Dictionary, question: string, viewer: Viewer) {
  const asked = contentWords(question).map(stem);
  const shared = (text: string) => {
    const words = new Set(wordsOf(text).map(stem));
    return asked.filter((word) => words.has(word)).length;
  };
  const isTopic = asked.length <= maxTopicWords;
  const isNamed = (title: string) =>
    shared(title) * 2 > asked.length ||
    (isTopic && shared(title) > 0 && shared(title) === contentWords(title).length);
  const queries = [asked.join(' '), ...(isTopic ? asked : [])];
  const found = new Map(
    queries.flatMap((query) => findEntries(index, query, viewer)).map((hit) => [hit.entry.id, hit]),
  );
  const hits = [...found.values()].filter(({ hidden, entry: { kind, title, text, form } }) => {
    if (hidden) return isTopic;
    // A hit that shares one word with a longer question is about something else.
    const isAbout = shared(`${title} ${kind === 'word' ? form : text}`) * 2 > asked.length;
    return isAbout || (kind === 'section' && isNamed(title));
  });
  const open = hits.filter(({ hidden, access }) => !hidden && access === 'open');
  return {
    sections: open.flatMap(({ entry: { id, title } }) => (isNamed(title) ? (sections.get(id) ?? []) : [])),
    words: open.flatMap(({ entry: { id } }) => texts.get(id) ?? []),
    pages: hits.flatMap(({ hidden, entry: one }) => (hidden || one.kind === 'word' ? [] : one)),
    hiddenIn: hits.flatMap(({ hidden, requiredAccess, entry: one }) =>
      hidden && requiredAccess === 'premium' ? one : [],
    ),
  };
}

/** A section that is about the question, else what is near it; null without any. */
export function search(dictionary: Dictionary, question: string, viewer: Viewer): Reply | null {
  const { sections, words, pages, hiddenIn } = searchCourse(dictionary, question, viewer);
  const [section] = sections;
  if (section) return answer(`**${section.page.title}**`, section.markdown, `From ${link(section.page)}.`);
  const lines = [
    ...words.slice(0, maxTexts).map(({ form, gloss, page }) => `${entry(form, gloss)} (${link(page)})`),
    ...pages.slice(0, maxTexts).map(link),
  ];
  if (lines.length === 0) return hiddenIn[0] ? locked(hiddenIn[0]) : null;
  return {
    kind: 'unknown',
    markdown: paragraphs('I do not know this, but these parts of Ena fit:', list(lines)),
  };
}

const [minPhraseWords, maxPhrases, maxLines] = [3, 2, 6];
/** A wording such as "I am from" is the beginning of another sentence. */
const isOpenEnded = /(?: (?:from|is|am|are|to|in|like|have|want|need))$/u;

/** A sentence that is not known: the phrases in it and the words that are known; null without any. */
export function findFitting(dictionary: Dictionary, english: string, viewer: Viewer): Reply | null {
  const sentence = ` ${phraseKey(english)} `;
  const contained = [...dictionary.bySense].flatMap(([key, texts]) =>
    key.split(' ').length >= minPhraseWords && sentence.includes(` ${key} `) && !isOpenEnded.test(key)
      ? texts.filter(({ as }) => as === 'phrase')
      : [],
  );
  const near = contained.length > 0 ? contained : searchCourse(dictionary, english, viewer).words;
  const phrases = near.filter(({ as }) => as === 'phrase').map(({ form, gloss }) => entry(form, gloss));
  const words = contentWords(english).flatMap((word) => {
    const [taught] = textsOfSense(dictionary, word).filter(
      ({ page, as }) => as === 'word' && canOpen(page, viewer),
    );
    const key = senseKey(word);
    const [noun] = dictionary.nouns.get(key) ?? dictionary.nouns.get(stem(key)) ?? [];
    const [verb] = dictionary.verbs.get(key) ?? [];
    if (taught) return entry(taught.form, taught.gloss);
    return noun ? entry(noun.lemma, noun.gloss) : verb ? entry(verb.verbalNoun, verb.gloss) : [];
  });
  const lines = [...new Set([...[...new Set(phrases)].slice(0, maxPhrases), ...words])].slice(0, maxLines);
  return lines.length === 0
    ? null
    : {
        kind: 'unknown',
        markdown: paragraphs('I do not know this sentence, but these words and phrases fit:', list(lines)),
      };
}
