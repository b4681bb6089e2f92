/** Answers of the assistant, from the real course, to what beginners ask first. */
import { answerFromCourse } from '@ena/domain/assistant/answer';
import { senseKey } from '@ena/domain/assistant/english';
import { buildKnowledge } from '@ena/domain/assistant/knowledge';
import { describe, expect, it } from 'vitest';
import { lessonBodies, vocabulary } from '../src/bodies.ts';
import { guide } from '../src/guide.ts';
import { coursePages, phrasebookPage } from '../src/pages.ts';

const knowledge = buildKnowledge(coursePages(lessonBodies, vocabulary), phrasebookPage);
const ask = (question: string, entitled = false) =>
  answerFromCourse(knowledge, guide, question, { entitled });

/** Question, and a text of the answer. Not one of them needs Premium. */
const firstQuestions: readonly (readonly [question: string, says: string])[] = [
  ['count to ten', 'ერთი, ორი, სამი'],
  ['how do I count to 10?', 'რვა'],
  ['numbers from one to ten', 'რვა'],
  ['1 2 3 in georgian', 'ერთი, ორი, სამი'],
  ['is გამარჯობა formal', 'formal or not'],
  ['is gamarjoba formal or informal', 'formal or not'],
  ['can i say გამარჯობა to my boss', 'formal or not'],
  ['is მადლობა polite?', 'A little more formal is გმადლობთ'],
  ['is ნახვამდის formal', 'It is right with everybody'],
  ['whats "yes" and "no"', 'არა'],
  ["what's yes and no in georgian", 'დიახ'],
  ['how do i say yes and no', 'არა'],
  ["is there a word for 'the'", 'no words for "a" and "the"'],
  ['whats the word for "the"', 'no words for "a" and "the"'],
  ['how do you say the in georgian', 'no words for "a" and "the"'],
  ['does georgian have articles?', 'no words for "a" and "the"'],
  ['write my name Sarah in Georgian letters', 'სარა'],
  ['How do I write Sarah in Georgian?', 'სარა'],
  ['what is my name, David, in georgian', 'დევიდი'],
  ['can you spell Emma in the Georgian alphabet?', 'ემა'],
  ['Michael in georgian letters', 'მაიკლი'],
  ['write my name Xochitl in Georgian letters', '/beginner/alphabet'],
  ['how do i write my name Xochitl in georgian', '/beginner/alphabet'],
  ['How do I write my name in Georgian?', '/beginner/alphabet'],
  ['how do i say i went home', 'სახლში წავედი.'],
  ["how do i say i'm going home", 'სახლში მივდივარ.'],
  ['I am at home', 'სახლში ვარ.'],
  ['what is სახლში', 'At home'],
  ['what does saxlshi mean', 'At home'],
  ['how do i read კარგია', 'kʼargia'],
  ['how are you?', 'კარგად, მადლობა!'],
];

describe('the assistant asked by a beginner', () => {
  it.each(firstQuestions)('answers, with and without Premium: %s', (question, says) => {
    for (const entitled of [true, false]) {
      const { kind, markdown } = ask(question, entitled);
      expect(`${kind}: ${markdown}`).toMatch(/^(?:answer|guide): /u);
      expect(markdown).toContain(says);
    }
  });

  it('writes every name of the phrasebook in Georgian, and none of them is a word of the course as well', () => {
    for (const { gloss, form } of phrasebookPage.phrasebook.names) {
      expect(ask(`write my name ${gloss} in Georgian letters`).markdown).toContain(`**${form}**`);
      const meanings = knowledge.bySense.get(senseKey(gloss)) ?? [];
      expect(new Set(meanings.map((saying) => saying.form))).toEqual(new Set([form]));
    }
  });
});
