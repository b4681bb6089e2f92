import type { Learner } from '@ena/contract/session';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Avatar } from '../../ui/Avatar.tsx';
import { menuLabel } from './menuLabel.ts';

/** The button of the profile menu: rendered alone until the menu is loaded, then as its trigger. */
export function ProfileButton({ learner, ...rest }: { learner: Learner } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      className="flex min-h-11 max-w-full items-center gap-2 rounded-md px-1.5 font-semibold lg:px-3 hover:text-wine"
      {...rest}
    >
      <Avatar name={learner.displayName} url={learner.avatarUrl} />
      <span className="max-w-40 min-w-0 truncate">{menuLabel(learner.displayName)}</span>
      <ChevronDown size={17} aria-hidden className="shrink-0" />
    </button>
  );
}
