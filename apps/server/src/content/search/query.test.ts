import { lessonBodies, packBodies, quizBodies, vocabulary } from '@ena/course/bodies';
import { findLesson } from '@ena/course/catalog';
import type { Viewer } from '@ena/domain/entitlement/entitlement';
import { romanize } from '@ena/domain/georgian/romanize';
import { createIndex, findEntries } from '@ena/domain/search/search';
import { describe, expect, it } from 'vitest';
import { createCourse } from '../course/units.ts';
import { searchEntries } from './entries.ts';
import { createSearch } from './query.ts';

const entries = searchEntries(createCourse(lessonBodies, quizBodies, vocabulary, packBodies));
const search = createSearch(entries, () => true);
const learner: Viewer = { entitled: false };
const subscriber: Viewer = { entitled: true };

/** The first result as text: kind, and form or title; for a hidden one, where it is. */
const firstOf = (query: string, viewer: Viewer = subscriber) => {
  const [first] = search(query, viewer);
  if (!first) return null;
  const { kind, form, title, hidden } = first;
  if (hidden) return `in ${title}`;
  return `${kind} ${kind === 'word' ? form : title}`;
};

describe('the first search result', () => {
  it.each([
    // English
    ['water', 'word წყალი'],
    ['Water', 'word წყალი'],
    ['waters', 'word წყალი'],
    ['bread', 'word პური'],
    ['door', 'word კარი'],
    ['dog', 'word ძაღლი'],
    ['dogs', 'word ძაღლი'],
    ['brother', 'word ძმა'],
    ['hello', 'word გამარჯობა'],
    ['thank you', 'word მადლობა'],
    ['red', 'word წითელი'],
    ['to write', 'word წერა'],
    ['I write', 'word ვწერ'],
    ['watermelon', 'word საზამთრო'],
    ['waterm', 'word საზამთრო'],
    ['five', 'word ხუთი'],
    ['21', 'word ოცდაერთი'],
    ['forty five', 'word ორმოცდახუთი'],
    ['tomorrow', 'word ხვალ'],
    ['how do you say cat in Georgian?', 'word კატა'],
    // Georgian
    ['წყალი', 'word წყალი'],
    ['წყა', 'word წყალი'],
    ['გამარჯობა', 'word გამარჯობა'],
    ['ᲞᲣᲠᲘ', 'word პური'],
    ['კ', 'word კ'],
    // Romanization, with and without apostrophes
    ["ts'q'ali", 'word წყალი'],
    ['tsʼqʼali', 'word წყალი'],
    ['tsqali', 'word წყალი'],
    ['gamarjoba', 'word გამარჯობა'],
    ['gamarj', 'word გამარჯობა'],
    ["k'ari", 'word კარი'],
    ['dzma', 'word ძმა'],
    ["k'", 'word კ'],
    ['ghvino', 'word ღვინო'],
    // Georgian on Latin keys
    ['wyali', 'word წყალი'],
    ['Wyali', 'word წყალი'],
    ['Rvino', 'word ღვინო'],
    ['Zma', 'word ძმა'],
    // One typo
    ['watre', 'word წყალი'],
    ['yellw', 'word ყვითელი'],
    ['gamarjobs', 'word გამარჯობა'],
    ['khinkalli', 'word ხინკალი'],
    ['tskali', 'word წყალი'],
    // Lessons, their parts, quizzes, pages
    ['numbers', 'lesson Numbers'],
    ['food', 'lesson Food and Drinks'],
    ['food and drinks', 'lesson Food and Drinks'],
    ['alphabet', 'lesson Georgian Alphabet'],
    ['advance grammar', 'lesson Advanced Grammar'],
    ['preverbs', 'section Preverbs'],
    ['rustaveli', 'section Shota Rustaveli'],
    ['one letter polite', 'tip One letter makes you polite'],
    ['animals quiz', 'quiz Animals Quiz'],
    ['beginner', 'page Beginner Level'],
    ['pricing', 'page Pricing'],
    ['badges', 'page Achievements'],
    // What people call parts of pages
    ['past tense', 'section The past and its subject'],
    ['cancel subscription', 'page Subscription'],
    ['cancel', 'page Subscription'],
    ['invoices', 'page Subscription'],
    ['billing', 'page Subscription'],
    ['streak', 'page Learning Tracking'],
    ['change password', 'page Account'],
    ['dark mode', 'page Dark and light colors'],
  ])('for %o is %s', (query, first) => expect(firstOf(query)).toBe(first));

  it.each([
    ['brother', null, 'in Basic Vocabulary'],
    ['hello', null, 'word გამარჯობა!'],
    ['where is the toilet', null, 'word სად არის ტუალეტი?'],
    ['hello', learner, 'word გამარჯობა'],
    ['water', learner, 'in Food and Drinks'],
    ['წყალი', learner, 'in Food and Drinks'],
    ['tsqali', learner, 'in Food and Drinks'],
    ['dzaghl', learner, null],
    ['mother', learner, 'in Vocabulary'],
    ['numbers', null, 'lesson Numbers'],
    ['forgot password', null, 'page Log in'],
    ['change password', learner, 'page Account'],
  ] as const)('for %o by the viewer %o is %s', (query, viewer, first) =>
    expect(firstOf(query, viewer)).toBe(first),
  );

  it('says to visitors at once what is Premium', () => {
    const locks = (query: string) => search(query, null).map(({ title, lock }) => [title, lock]);
    expect(locks('food')).toContainEqual(['Food and Drinks', 'subscribe']);
    expect(locks('alphabet')).toContainEqual(['Georgian Alphabet', 'login']);
  });

  it('has the path of the word on its page', () => {
    const [water] = search('water', subscriber);
    expect(water).toMatchObject({
      path: `${findLesson('food')?.path}#word.water`,
      within: 'Food and Drinks',
      romanization: "ts'q'ali",
      clip: 'წყალი',
      lock: null,
    });
  });

  it('is one of a limited number of results of each kind', () => {
    expect(search('a', subscriber).length).toBeLessThanOrEqual(34);
    expect(findEntries(createIndex(entries), 'a', subscriber).length).toBeGreaterThan(100);
  });
});

describe('a Latin spelling of a Georgian word', () => {
  it.each([
    ['ხაჭაპური', 'xachapuri hachapuri xacapuri xačapuri xachapur'],
    ['ოთხი', 'otxi othi otkhi'],
    ['დღეს', 'dges dghes dɣes'],
    ['ზღვა', 'zgva zghva zgwa'],
    ['წიგნი', 'cigni wigni tsigni'],
    ['ყავა', "kava yava qava q'ava"],
    ['ცხენი', 'tsxeni cxeni tskheni'],
    ['ცხრა', 'tsxra cxra tskhra'],
    ['წყალი', "cqali wkali tskali ts'q'ali wyali"],
    ['სახლი', 'saxli sakhli sahli'],
    ['ხუთი', 'xuti khuthi'],
    ['ოჯახი', 'ojaxi odjakhi'],
    ['ძაღლი', 'dzagli zhaghli'],
    ['ჩიტი', 'chiti citi čiti tchiti'],
    ['ყველი', 'kveli yveli'],
    ['ხორცი', 'xorci khortsi'],
    ['ღვინო', 'gvino'],
    ['ჭიქა', 'ciqa čika'],
    ['ძველი', 'jveli dzweli'],
    ['ცუდი', 'cudi'],
    ['ხვალ', 'xval khwal'],
    ['გუშინ', 'gušin guschin'],
    ['ფეხი', 'fexi pexi phekhi'],
    ['ყური', 'kuri yuri'],
    ['თეთრი', 'thethri'],
    ['წითელი', 'citeli witheli'],
    ['მწვანე', 'mcvane mwvane'],
    ['ყვითელი', 'kviteli'],
    ['ხინკალი', 'xinkali hinkali'],
    ['გაზაფხული', 'gazapxuli gazafxuli'],
    ['დღესასწაული', 'dgesascauli dgesastsauli'],
    ['ქალაქი', 'kalaki qalaqi'],
    ['ნახვამდის', 'naxvamdis naxwamdis'],
    ['ტყე', 'tke tye'],
    ['წვიმა', 'cvima wvima'],
    ['ჩაი', 'cai čai'],
  ] as const)('finds %s first: %s', (form, spellings) => {
    const found = spellings.split(' ').map((spelling) => [spelling, firstOf(spelling)]);
    expect(found).toEqual(spellings.split(' ').map((spelling) => [spelling, `word ${form}`]));
  });

  it('may be of several words', () => expect(firstOf('rogor xar')).toBe('word როგორ ხარ?'));

  const index = createIndex(entries);
  it.each(
    (
      'and are big bird book bread car cat chair cheese city cold cow dark day dog door ear eat eye family fish food ' +
      'girl go good green hand hat he head home hot house I ice man milk moon my name new night no old one pen pig ' +
      'rain red sea she sky son sun table tea ten the time tree two water wine winter woman word year yes you'
    ).split(' '),
  )('that is the English word %s finds only what has this word or Latin text', (query) => {
    const hits = findEntries(index, query, subscriber);
    const others = hits.filter(({ entry: { title, form, text, names = [] } }) => {
      const latin = [title, text, ...names, form === null ? '' : romanize(form, 'plain')]
        .join(' ')
        .toLowerCase();
      return !latin.includes(query.toLowerCase());
    });
    expect(others.map(({ entry }) => entry.form ?? entry.title)).toEqual([]);
  });
});

describe('the cache of short queries', () => {
  it.each(['a', 'კ', 'wa'])('has the results of %o for what the viewer may open', (query) => {
    const viewers = [null, learner, subscriber];
    const computed = viewers.map((viewer) => createSearch(entries, () => true)(query, viewer));
    expect(computed[0]).not.toEqual(computed[2]);
    for (let time = 0; time < 2; time++)
      expect(viewers.map((viewer) => search(query, viewer))).toEqual(computed);
  });
});

describe('entries', () => {
  it('have unique ids, and parts refer to existing entries', () => {
    const ids = new Set(entries.map(({ id }) => id));
    expect(ids.size).toBe(entries.length);
    expect(entries.filter(({ parentId }) => parentId !== null && !ids.has(parentId))).toEqual([]);
    expect(entries.length).toBeGreaterThan(1000);
  });
});

describe('Premium content', () => {
  const open = new Set(
    entries.filter(({ requiredAccess }) => requiredAccess !== 'premium').map(({ id }) => id),
  );
  const titles = new Set(
    entries.filter(({ kind }) => kind === 'lesson' || kind === 'quiz' || kind === 'page').map(({ id }) => id),
  );
  /** Every form, meaning and title of Premium content: whole, its first letters, and each of its words. */
  const queries = new Set(
    entries
      .filter(({ id, requiredAccess }) => requiredAccess === 'premium' && !titles.has(id))
      .flatMap(({ title, form }) => [title, ...(form ? [form] : [])])
      .flatMap((text) => [text, text.slice(0, 3), ...text.split(' ')])
      .map((text) => text.slice(0, 80)),
  );
  const isLeak = ({ id }: { readonly id: string }) => !open.has(id) && !titles.has(id);

  it('is in no result of callers without Premium', () => {
    expect(queries.size).toBeGreaterThan(1000);
    for (const viewer of [learner, null]) {
      const hits = [...queries].flatMap((query) => search(query, viewer));
      expect(hits.filter(isLeak)).toEqual([]);
      if (viewer !== null) continue;
      // Only clips of the phrasebook are public.
      const audible = hits.filter(({ clip }) => clip !== null);
      expect(audible.filter(({ path }) => !path.startsWith('/phrases#'))).toEqual([]);
    }
  });

  it('would be detected if the search took every learner for a subscriber', () => {
    let leaks = 0;
    for (const query of queries) {
      leaks += search(query, subscriber).filter(isLeak).length;
      if (leaks > 1000) break;
    }
    expect(leaks).toBeGreaterThan(1000);
  });
});
