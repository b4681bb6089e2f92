import { SegmentedForm } from '../../ui/SegmentedForm.tsx';
import type { Form } from './selection.ts';

/** A form in a table: opens it in the workbench. */
export function FormButton({
  form,
  isSelected,
  select,
}: {
  form: Form;
  isSelected: boolean;
  select: (form: Form) => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={() => select(form)}
      className="min-h-11 w-full rounded-md px-2 py-1 text-left text-lg whitespace-nowrap hover:bg-wine-soft aria-pressed:bg-wine-soft"
    >
      <SegmentedForm segments={form.segments} />
    </button>
  );
}

/** A cell without a form. */
export const NoForm = ({ children }: { children: string }) => (
  <span className="px-2 text-muted">
    <span aria-hidden>–</span>
    <span className="sr-only">{children}</span>
  </span>
);
