/** Retrieves the context for a language model: course content about a question that the viewer may open. */
import { checkAccess, type Viewer } from '../entitlement/entitlement.ts';
import { findEntries } from '../search/search.ts';
import { answerFromCourse } from './answer.ts';
import type { GuideEntry } from './answerVariant.ts';
import { contentWords } from './english.ts';
import type { Knowledge } from './model.ts';
import { renderPassage } from './topics.ts';
import { renderLink, renderPhrase } from './render.ts';

const maxSayings = 12;
const maxPassages = 3;

/**
 * Course content that is relevant to a question, the best first, each with a link to its page: the answer
 * without a model, then search hits of its words. Nothing of a page that the viewer may not open.
 */
export function retrieveContext(
  knowledge: Knowledge,
  guide: readonly GuideEntry[],
  text: string,
  viewer: Viewer,
): string[] {
  const reply = answerFromCourse(knowledge, guide, text, viewer);
  const words = contentWords(text).join(' ');
  const hits = words === '' ? [] : findEntries(knowledge.index, words, { entitled: true });
  const open = hits.flatMap(({ entry: { id } }) => {
    const place = Number(id.slice(1));
    const item = id.startsWith('s') ? knowledge.sayings[place] : knowledge.passages[place];
    return item && checkAccess(item.page.gate, viewer) === 'open' ? [item] : [];
  });
  const sayings = open.flatMap((item) =>
    'form' in item ? [`${renderPhrase(item)} (${renderLink(item.page)})`] : [],
  );
  const passages = open.flatMap((item) =>
    'form' in item ? [] : [`${renderPassage(item)}\n\n(${renderLink(item.page)})`],
  );
  return [
    ...(reply.kind === 'unknown' ? [] : [reply.markdown]),
    ...sayings.slice(0, maxSayings),
    ...passages.slice(0, maxPassages),
  ];
}
