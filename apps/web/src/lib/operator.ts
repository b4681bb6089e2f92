/** Those who run this Ena, as the server wrote them into the page; while pages are built, what it will replace. */
import { defaultOperator, type Operator, operatorMarks } from '@ena/contract/operator';

/** Reads the settings from the document; the defaults where it has none. */
export function readOperator(): Operator {
  if (typeof document === 'undefined') return operatorMarks;
  try {
    const written = document.querySelector<HTMLMetaElement>('meta[name="operator"]')?.content ?? '';
    // as: the server that sends the page writes it (http/site.ts), and its tests hold it to that.
    return JSON.parse(written) as Operator;
  } catch {
    // `npm run dev` sends pages as they are in the source.
    return defaultOperator;
  }
}

export const operator = readOperator();
