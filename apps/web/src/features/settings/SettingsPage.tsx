import { ArrowLeft } from 'lucide-react';
import { Tabs } from 'radix-ui';
import type { ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useHydrated } from '../../platform/useHydrated.ts';
import { AccountTab } from './AccountTab.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import { SubscriptionTab } from './SubscriptionTab.tsx';
import { TrackingTab } from './TrackingTab.tsx';

interface Tab {
  /** The name in the URL: ?tab=subscription. */
  readonly id: string;
  readonly title: string;
  readonly Panel: ComponentType;
}

/** The default, when the URL has no tab. */
const profile: Tab = { id: 'profile', title: 'Profile', Panel: ProfileTab };
const subscription: Tab = { id: 'subscription', title: 'Subscription', Panel: SubscriptionTab };
const tracking: Tab = { id: 'tracking', title: 'Learning Tracking', Panel: TrackingTab };
/** The tabs in the order in which they are shown. */
const tabs: readonly Tab[] = [
  profile,
  tracking,
  subscription,
  { id: 'account', title: 'Account', Panel: AccountTab },
];

/** The tab named in the URL; after a checkout the subscription (SET-02, SET-03). */
const tabFromQuery = (query: URLSearchParams): Tab =>
  tabs.find(({ id }) => id === query.get('tab')) ?? (query.has('checkout') ? subscription : profile);

/** On phones a box each, two in a row, because all tabs do not fit in one row; otherwise in a row, underlined. */
const tabClassName = [
  'min-h-12 rounded-md border px-1.5 leading-tight font-semibold text-muted hover:text-wine data-[state=active]:border-wine',
  'max-sm:border-line max-sm:bg-surface max-sm:data-[state=active]:bg-wine-soft max-sm:data-[state=active]:text-wine',
  'sm:-mb-px sm:rounded-none sm:border-0 sm:border-b-3 sm:border-transparent sm:px-4 sm:data-[state=active]:text-ink',
].join(' ');

/** The settings of a learner, in tabs (SET-01, SET-02). */
export function SettingsPage() {
  const [query, setQuery] = useSearchParams();
  const isHydrated = useHydrated();
  // The prerendered page has the first tab.
  const open = isHydrated ? tabFromQuery(query) : profile;
  return (
    <div className="mx-auto max-w-prose px-5 py-8 sm:py-12">
      <Link to="/" className="inline-flex items-center gap-1.5 rounded-md py-1 text-muted hover:text-wine">
        <ArrowLeft size={17} aria-hidden /> Back to Home
      </Link>
      <h1 className="mt-2 mb-6 text-title">Profile Settings</h1>
      <Tabs.Root value={open.id} onValueChange={(tab) => setQuery({ tab }, { replace: true })}>
        <Tabs.List
          aria-label="Settings"
          className="mb-7 grid auto-rows-fr grid-cols-2 gap-2 narrow:grid-cols-1 sm:flex sm:gap-1 sm:border-b sm:border-line"
        >
          {tabs.map(({ id, title }) => (
            <Tabs.Trigger key={id} value={id} className={tabClassName}>
              {title}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {tabs.map(({ id, Panel }) => (
          <Tabs.Content key={id} value={id}>
            <Panel />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </div>
  );
}
