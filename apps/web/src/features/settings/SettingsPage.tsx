import { ArrowLeft } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { type ComponentType, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { AccountTab } from './AccountTab.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import { SubscriptionTab } from './SubscriptionTab.tsx';
import { TrackingTab } from './TrackingTab.tsx';

interface Tab {
  /** As it stands in the address: ?tab=subscription. */
  readonly id: string;
  readonly title: string;
  readonly Panel: ComponentType;
  /** Stays as it is while another tab is open: what was typed into it is not lost. */
  readonly stays?: true;
}

/** In the order in which they stand; the first one is open where the address names none. */
const profile: Tab = { id: 'profile', title: 'Profile', Panel: ProfileTab, stays: true };
const subscription: Tab = { id: 'subscription', title: 'Subscription', Panel: SubscriptionTab };
const tracking: Tab = { id: 'tracking', title: 'Learning Tracking', Panel: TrackingTab };
const tabs: readonly Tab[] = [
  profile,
  tracking,
  subscription,
  { id: 'account', title: 'Account', Panel: AccountTab },
];

/** The tab that an address names; who comes from paying sees what came of it (SET-02, SET-03). */
const tabIn = (query: URLSearchParams): Tab =>
  tabs.find(({ id }) => id === query.get('tab')) ?? (query.has('checkout') ? subscription : profile);

/** What a learner can see and change of their account, a tab for each (SET-01, SET-02). */
export function SettingsPage() {
  const [query, setQuery] = useSearchParams();
  const open = tabIn(query);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone not all tabs fit: the open one is brought into sight, without moving the page.
    const shown = list.current?.querySelector<HTMLElement>(`[role=tab][id$="-${open.id}"]`);
    if (shown) list.current?.scrollTo({ left: shown.offsetLeft - 16 });
  }, [open.id]);
  return (
    <div className="mx-auto max-w-prose px-5 py-8 sm:py-12">
      <Link to="/" className="inline-flex items-center gap-1.5 rounded-md py-1 text-muted hover:text-wine">
        <ArrowLeft size={17} aria-hidden /> Back to Home
      </Link>
      <h1 className="mt-2 mb-6 text-[clamp(1.9rem,4vw,2.6rem)] leading-tight">Profile Settings</h1>
      <Tabs.Root value={open.id} onValueChange={(tab) => setQuery({ tab }, { replace: true })}>
        <Tabs.List
          ref={list}
          aria-label="Settings"
          className="relative mb-7 flex overflow-x-auto border-b border-line sm:gap-1"
        >
          {tabs.map(({ id, title }) => (
            <Tabs.Trigger
              key={id}
              value={id}
              className="-mb-px min-h-12 shrink-0 whitespace-nowrap border-b-[3px] border-transparent px-3 font-semibold whitespace-nowrap sm:px-4 text-muted hover:text-wine data-[state=active]:border-wine data-[state=active]:text-ink"
            >
              {title}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {tabs.map(({ id, Panel, stays }) => (
          <Tabs.Content
            key={id}
            value={id}
            className="data-[state=inactive]:hidden"
            {...(stays && { forceMount: true })}
          >
            <Panel />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </div>
  );
}
