/** What a language model is given to answer from: what the course says about a question, as this learner may see it. */
import { admission, type Viewer } from '../entitlement/entitlement.ts';
import { findEntries } from '../search/search.ts';
import { answerFrom } from './answer.ts';
import type { GuideEntry } from './reading.ts';
import { contentOf } from './english.ts';
import type { Knowledge } from './knowledge.ts';
import { passageText } from './topics.ts';
import { link, phrase } from './wording.ts';

const mostSayings = 12;
const mostPassages = 3;

/**
 * Parts of the course that bear on a question, the best first, each with its page as a link: the answer of the
 * course itself, then what else has its words. Nothing of a page that the viewer may not open.
 */
export function evidenceFor(
  knowledge: Knowledge,
  guide: readonly GuideEntry[],
  asked: string,
  viewer: Viewer,
): string[] {
  const reply = answerFrom(knowledge, guide, asked, viewer);
  const words = contentOf(asked).join(' ');
  const hits = words === '' ? [] : findEntries(knowledge.index, words, { entitled: true });
  const open = hits.flatMap(({ entry: { id } }) => {
    const place = Number(id.slice(1));
    const item = id.startsWith('s') ? knowledge.sayings[place] : knowledge.passages[place];
    return item && admission(item.page.gate, viewer) === 'open' ? [item] : [];
  });
  const sayings = open.flatMap((item) => ('form' in item ? [`${phrase(item)} (${link(item.page)})`] : []));
  const passages = open.flatMap((item) =>
    'form' in item ? [] : [`${passageText(item)}\n\n(${link(item.page)})`],
  );
  return [
    ...(reply.kind === 'unknown' ? [] : [reply.markdown]),
    ...sayings.slice(0, mostSayings),
    ...passages.slice(0, mostPassages),
  ];
}
