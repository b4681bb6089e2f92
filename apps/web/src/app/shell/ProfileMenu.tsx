import type { Learner } from '@ena/contract/session';
import { LogOut } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Link } from 'react-router';
import { Avatar } from '../../ui/Avatar.tsx';
import { Chip } from '../../ui/Feedback.tsx';
import { profileLinks } from './learnerNavigation.ts';
import { ProfileButton } from './ProfileButton.tsx';
import { useSignOut } from './useSignOut.ts';

const entry =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md px-3 outline-none data-[highlighted]:bg-wine-soft data-[highlighted]:text-wine';

/** Profile menu; initially open, as it is loaded on the first click. Not modal, to leave the page unchanged. */
export default function ProfileMenu({ learner }: { learner: Learner }) {
  const signOut = useSignOut();
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>
        <ProfileButton learner={learner} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          className="appear z-50 w-64 rounded-lg border border-line bg-surface p-1.5 text-ink shadow-lift"
        >
          <DropdownMenu.Label className="flex items-center gap-3 px-3 pt-2 pb-2.5">
            <Avatar name={learner.displayName} url={learner.avatarUrl} size="middle" />
            <span className="min-w-0 flex-1">
              <span className="flex items-center justify-between gap-2 font-semibold">
                <span className="truncate">{learner.displayName}</span>
                {learner.isAdmin ? <Chip tone="gold">Admin</Chip> : null}
              </span>
              <span className="block truncate text-sm text-muted">{learner.email}</span>
            </span>
          </DropdownMenu.Label>
          <DropdownMenu.Separator className="mx-1.5 mb-1.5 h-px bg-line" />
          {profileLinks.map(({ to, label }) => (
            <DropdownMenu.Item key={to} asChild>
              <Link to={to} className={entry}>
                {label}
              </Link>
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Item className={entry} onSelect={() => void signOut()}>
            <LogOut size={18} aria-hidden /> Log out
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
