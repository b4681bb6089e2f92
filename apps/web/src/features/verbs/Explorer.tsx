import type { VerbParadigm } from '@ena/contract/grammar';
import { useMemo, useState } from 'react';
import { api, errorCodeOf } from '../../platform/client.ts';
import { errorText } from '../../platform/errorTexts.ts';
import { Banner } from '../../ui/Feedback.tsx';
import { AllForms, PersonGrid } from './AllForms.tsx';
import { Legend } from './Legend.tsx';
import { OtherForms } from './OtherForms.tsx';
import { changeFeature, type Form, formsOf } from './selection.ts';
import { type Selection, Workbench } from './Workbench.tsx';

const start = { screeve: 'present', subject: '1sg', object: '3sg' } as const;

interface State {
  readonly verb: VerbParadigm;
  readonly selection: Selection;
  readonly before: Selection | null;
}

function initialState(verb: VerbParadigm): State | null {
  const forms = formsOf(verb);
  const form = changeFeature(forms, start, {}) ?? forms[0];
  return form ? { verb, selection: { form, negation: null }, before: null } : null;
}

/** Everything after the first part of the page: one form in detail, and all forms. */
export function Explorer({ verb: initial }: { verb: VerbParadigm }) {
  const [state, setState] = useState(() => initialState(initial));
  const [problem, setProblem] = useState<string | null>(null);
  const verb = state?.verb ?? initial;
  const forms = useMemo(() => formsOf(verb), [verb]);
  if (!state) return null;
  const { selection, before } = state;
  const select = (next: Selection) => setState({ verb, selection: next, before: selection });
  const openForm = (form: Form) => {
    select({ ...selection, form });
    const heading = document.getElementById('workbench');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  };
  const openSibling = async (id: string) => {
    setProblem(null);
    try {
      const sibling = await api.grammar.verb({ id });
      const form = changeFeature(formsOf(sibling), selection.form, {});
      if (form) setState({ verb: sibling, selection: { ...selection, form }, before: selection });
    } catch (error) {
      setProblem(errorText(errorCodeOf(error)));
    }
  };
  const table = { verb, forms, selected: selection.form, select: openForm };
  return (
    <>
      <Workbench
        verb={verb}
        forms={forms}
        selection={selection}
        before={before}
        select={select}
        openSibling={(id) => void openSibling(id)}
      />
      {problem ? (
        <div className="mt-3">
          <Banner tone="wrong">{problem}</Banner>
        </div>
      ) : null}
      <Legend forms={forms} />
      <AllForms {...table} />
      <PersonGrid {...table} />
      <OtherForms {...table} />
    </>
  );
}
