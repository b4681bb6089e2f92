/** Retrieves the context for a language model: course content about a question that the viewer may open. */
import { checkAccess, type Viewer } from '../entitlement/entitlement.ts';
import { answerFromCourse } from './answer.ts';
import type { GuideEntry } from './guide.ts';
import { searchCourse } from './courseSearch.ts';
import type { Knowledge } from './model.ts';
import { renderLink } from './render.ts';

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
  const open = searchCourse(knowledge, text).filter(
    ({ page }) => checkAccess(page.requiredAccess, viewer) === 'open',
  );
  const sayings = open.filter(({ kind }) => kind === 'saying').slice(0, maxSayings);
  const passages = open.filter(({ kind }) => kind === 'passage').slice(0, maxPassages);
  return [
    ...(reply.kind === 'unknown' ? [] : [reply.markdown]),
    ...sayings.map(({ line, page }) => `${line} (${renderLink(page)})`),
    ...passages.map(({ render, page }) => `${render()}\n\n(${renderLink(page)})`),
  ];
}
