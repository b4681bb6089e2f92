import { Suspense } from 'react';
import { lazyWithErrorBoundary } from '../ui/lazyWithErrorBoundary.tsx';
import { answerForms, loadExplanationView } from './answerForms.ts';
import type { FormExplanationProps } from './FormExplanationView.tsx';

/** The answer is shown all the same. */
const NotLoaded = () => null;
const FormExplanationView = lazyWithErrorBoundary(loadExplanationView, NotLoaded);

/** After a wrong form: what it is instead. Most answers have no form to explain: the code is loaded for those that do. */
export const FormExplanation = (props: FormExplanationProps) =>
  answerForms(props.item) ? (
    <Suspense fallback={null}>
      <FormExplanationView {...props} />
    </Suspense>
  ) : null;
