/** Words and sentences that the learner saves as own words from any text; what is saved already is shown as saved. */
import { cleanOwnWord, maxOwnWords, type OwnWord, ownWordLimits } from '@ena/domain/ownWords/ownWord';
import { api } from '../platform/client.ts';
import { session } from '../platform/session.ts';
import { createStore } from '../platform/store.ts';
import { randomUuid } from '../platform/uuid.ts';
import { refreshReviewSummary } from './reviewSummary.ts';

/** Forms of own words of the learner, as far as they were looked up or saved in this visit. */
export const savedForms = createStore<ReadonlySet<string>>(new Set());
const addForm = (form: string) => savedForms.set(new Set([...savedForms.get(), form]));
let learnerId: string | null = null;
session.subscribe(() => {
  const known = session.peek();
  const id = known.kind === 'known' ? (known.value?.id ?? null) : null;
  if (id !== learnerId) savedForms.set(new Set());
  learnerId = id;
});

const isShort = (text: string, field: keyof typeof ownWordLimits) => text.length <= ownWordLimits[field];

/** What is saved of a word with the text that it is in, which becomes its sentence if it fits. */
export function toOwnWord(
  form: string,
  gloss: string,
  context: { readonly text: string; readonly translation?: string | undefined },
): OwnWord {
  const hasSentence =
    context.text.includes(' ') &&
    context.text !== form &&
    isShort(context.text, 'sentence') &&
    isShort(context.translation ?? '', 'translation');
  return cleanOwnWord({
    form,
    gloss: gloss.slice(0, ownWordLimits.gloss),
    sentence: hasSentence ? context.text : '',
    translation: hasSentence ? (context.translation ?? '') : '',
  });
}

/** Whether a text is short enough for the front of a card. */
export const canSave = ({ form, gloss }: Pick<OwnWord, 'form' | 'gloss'>): boolean =>
  isShort(form, 'form') && isShort(gloss, 'gloss');

/** Finds out whether the learner has the word. Without a connection nothing is known, and saving says so. */
export async function lookUpSaved(form: string): Promise<void> {
  if (savedForms.get().has(form)) return;
  const { own } = await api.words.taught({ forms: [form] });
  if (own.some((one) => one.form === form)) addForm(form);
}

/** Saves an own word; one that the learner has stays as it is. Returns why it could not be saved, or null. Throws CallError. */
export async function saveOwnWord(word: OwnWord): Promise<string | null> {
  const { excess } = await api.words.add({ words: [{ id: randomUuid(), ...word }] });
  if (excess.length > 0) return `You have ${maxOwnWords} words of your own, the maximum.`;
  addForm(word.form);
  refreshReviewSummary();
  return null;
}
