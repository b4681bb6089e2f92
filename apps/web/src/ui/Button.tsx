import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';

type Variant = 'primary' | 'secondary' | 'quiet';

const base =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-md border-1.5 px-5 py-2.5 text-center font-semibold transition-colors select-none';
const variantClasses: Record<Variant, string> = {
  primary:
    'border-transparent bg-wine text-on-wine enabled:hover:brightness-110 disabled:bg-line disabled:text-muted aria-disabled:bg-line aria-disabled:text-muted',
  secondary:
    'border-control bg-surface text-ink hover:border-wine hover:text-wine disabled:text-muted disabled:border-line aria-disabled:border-line aria-disabled:text-muted',
  quiet: 'border-transparent text-wine hover:bg-wine-soft disabled:text-muted',
};

/** A button; `primary` at most once per screen. */
export function Button({
  variant = 'primary',
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { variant?: Variant }) {
  return <button type={type} className={`${base} ${variantClasses[variant]} ${className}`} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  className = '',
  ...rest
}: LinkProps & { variant?: Variant }) {
  return (
    <Link className={`${base} ${variantClasses[variant]} hover:brightness-110 ${className}`} {...rest} />
  );
}

/** A link in running text or in a list of links. */
export function TextLink({ className = '', ...rest }: LinkProps) {
  return (
    <Link
      className={`text-wine underline decoration-1 underline-offset-4 hover:decoration-2 ${className}`}
      {...rest}
    />
  );
}
