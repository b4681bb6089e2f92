/** What the grammar engine knows of what is asked of a study item: pronouns that agree with its verbs, forms of its words. */
import type { StudyItem } from '@ena/domain/lesson/studyItem';
import { shownGloss } from '@ena/domain/review/question';
import { agreementOf } from './agreement.ts';
import { answerFormsOf } from './answerForms.ts';

/** Empty for words that the lexicons do not have. */
export function itemGrammar(
  item: Pick<StudyItem, 'id' | 'kind' | 'form' | 'gloss' | 'acceptedForms'>,
): Pick<StudyItem, 'verbPronouns' | 'forms'> {
  const verbPronouns = agreementOf([item.form, ...(item.acceptedForms ?? [])], shownGloss(item));
  const forms = answerFormsOf(item.form);
  return {
    ...(Object.keys(verbPronouns).length > 0 && { verbPronouns }),
    ...(forms.length > 0 && { forms }),
  };
}
