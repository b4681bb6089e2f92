/** Settings of the operator, which the server writes into the page; during prerendering, their placeholders. */
import { defaultOperator, type Operator, operatorPlaceholders } from '@ena/contract/operator';

/** Reads the settings from the document; returns the defaults if it has none. */
export function readOperator(): Operator {
  if (typeof document === 'undefined') return operatorPlaceholders;
  try {
    const written = document.querySelector<HTMLMetaElement>('meta[name="operator"]')?.content ?? '';
    // as: written by the server (apps/server/src/site/site.ts), whose tests check it.
    return JSON.parse(written) as Operator;
  } catch {
    // `npm run dev` serves pages without the settings.
    return defaultOperator;
  }
}

export const operator = readOperator();
