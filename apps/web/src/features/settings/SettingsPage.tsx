import { ArrowLeft } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { type ComponentType, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { AccountTab } from './AccountTab.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import { SubscriptionTab } from './SubscriptionTab.tsx';
import { TrackingTab } from './TrackingTab.tsx';

interface Tab {
  /** As in the URL: ?tab=subscription. */
  readonly id: string;
  readonly title: string;
  readonly Panel: ComponentType;
  /** Stays mounted while another tab is open, so that its input is not lost. */
  readonly keepMounted?: true;
}

/** The default, when the URL has no tab. */
const profile: Tab = { id: 'profile', title: 'Profile', Panel: ProfileTab, keepMounted: true };
const subscription: Tab = { id: 'subscription', title: 'Subscription', Panel: SubscriptionTab };
const tracking: Tab = { id: 'tracking', title: 'Learning Tracking', Panel: TrackingTab };
/** In the order in which they are shown. */
const tabs: readonly Tab[] = [
  profile,
  tracking,
  subscription,
  { id: 'account', title: 'Account', Panel: AccountTab },
];

/** The tab named in the URL; after a checkout the subscription (SET-02, SET-03). */
const tabFromQuery = (query: URLSearchParams): Tab =>
  tabs.find(({ id }) => id === query.get('tab')) ?? (query.has('checkout') ? subscription : profile);

/** The settings of a learner, in tabs (SET-01, SET-02). */
export function SettingsPage() {
  const [query, setQuery] = useSearchParams();
  const open = tabFromQuery(query);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone not all tabs fit: scroll the tab list, not the page, to the open one.
    const shown = list.current?.querySelector<HTMLElement>(`[role=tab][id$="-${open.id}"]`);
    if (shown) list.current?.scrollTo({ left: shown.offsetLeft - 16 });
  }, [open.id]);
  return (
    <div className="mx-auto max-w-prose px-5 py-8 sm:py-12">
      <Link to="/" className="inline-flex items-center gap-1.5 rounded-md py-1 text-muted hover:text-wine">
        <ArrowLeft size={17} aria-hidden /> Back to Home
      </Link>
      <h1 className="mt-2 mb-6 text-title">Profile Settings</h1>
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
              className="-mb-px min-h-12 shrink-0 whitespace-nowrap border-b-3 border-transparent px-3 font-semibold whitespace-nowrap sm:px-4 text-muted hover:text-wine data-[state=active]:border-wine data-[state=active]:text-ink"
            >
              {title}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {tabs.map(({ id, Panel, keepMounted }) => (
          <Tabs.Content
            key={id}
            value={id}
            className="data-[state=inactive]:hidden"
            {...(keepMounted && { forceMount: true })}
          >
            <Panel />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </div>
  );
}
