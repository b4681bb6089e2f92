/** The layout that /support and /contact share: contact form, contact info, quick links. */
import { replyHours } from '@ena/domain/contact/message';
import { type LucideIcon, Mail, ShieldCheck, Timer } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { operator } from '../../platform/operator.ts';
import { Copybook } from '../../ui/Georgian.tsx';
import { ContactForm } from './ContactForm.tsx';

export interface QuickLink {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly icon: LucideIcon;
}

function TitledSection({
  title,
  className = '',
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="mb-4 text-subheading">
        {title}
      </h2>
      {children}
    </section>
  );
}

const MailLink = ({ to }: { to: string }) => (
  <a
    href={`mailto:${to}`}
    className="break-all text-wine underline decoration-1 underline-offset-4 hover:decoration-2"
  >
    {to}
  </a>
);

function ContactInfo() {
  const rows = [
    { icon: Mail, term: 'Email', about: <MailLink to={operator.supportEmail} /> },
    { icon: ShieldCheck, term: 'Your data and privacy', about: <MailLink to={operator.privacyEmail} /> },
    { icon: Timer, term: 'Reply', about: `Within ${replyHours} hours` },
  ];
  return (
    <dl className="grid gap-4">
      {rows.map(({ icon: Icon, term, about }) => (
        <div key={term} className="relative pl-8">
          <dt className="font-semibold">
            <Icon size={20} aria-hidden className="absolute top-1 left-0 text-wine" />
            {term}
          </dt>
          <dd className="text-muted">{about}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A contact page: a Georgian word with its meaning, the form, and beside it contact info and quick links. */
export function ContactLayout({
  title,
  lead,
  word,
  meaning,
  formTitle,
  links,
  children,
}: {
  title: string;
  lead: string;
  word: string;
  meaning: string;
  formTitle: string;
  links: readonly QuickLink[];
  children?: ReactNode;
}) {
  return (
    <div className="mx-auto max-w-5xl px-5 py-8 sm:py-12">
      <header className="grid items-center gap-6 md:grid-cols-last-88">
        <div>
          <h1 className="text-title">{title}</h1>
          <p className="mt-2 max-w-prose text-muted">{lead}</p>
        </div>
        <p className="text-center">
          <span className="block overflow-hidden rounded-2xl border border-line bg-surface py-2">
            <Copybook className="text-4xl">{word}</Copybook>
          </span>
          <span className="mt-2 block text-sm text-muted">Georgian for ‘{meaning}’</span>
        </p>
      </header>
      <div className="mt-8 grid grid-cols-1 gap-10 md:grid-cols-last-88">
        <TitledSection title={formTitle} className="rounded-2xl border border-line bg-surface p-6 sm:p-8">
          <ContactForm />
        </TitledSection>
        <div className="grid content-start gap-10">
          <TitledSection title="Contact info">
            <ContactInfo />
          </TitledSection>
          <TitledSection title="Quick links">
            <ul className="grid gap-3">
              {links.map(({ to, title: name, text, icon: Icon }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="group grid grid-cols-auto-1fr gap-x-3 rounded-xl border border-line bg-surface p-4 hover:border-wine"
                  >
                    <Icon size={22} aria-hidden className="mt-0.5 text-wine" />
                    <span>
                      <span className="block font-semibold group-hover:text-wine">{name}</span>
                      <span className="block text-sm text-muted">{text}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </TitledSection>
        </div>
      </div>
      {children}
    </div>
  );
}
