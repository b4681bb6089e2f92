import type { Operator } from '@ena/contract/operator';
import { Link } from 'react-router';
import { operator as siteOperator } from '../../platform/operator.ts';
import { contactPlaceholder, type LegalDocument } from './model.ts';

const linkStyle = 'text-wine underline underline-offset-4 hover:no-underline';

interface LegalPageProps {
  readonly document: LegalDocument;
  readonly operator?: Operator;
}

/** /terms-of-service and /privacy-policy (requirements LEGAL-01 to LEGAL-05). */
export function LegalPage({
  document: { title, contact, sections },
  operator = siteOperator,
}: LegalPageProps) {
  const address = contact === 'support' ? operator.supportEmail : operator.privacyEmail;
  return (
    <article className="mx-auto max-w-5xl px-6 py-10 font-sans text-ink">
      <header className="border-line border-b pb-8">
        <Link to="/signup" className={`inline-block py-2 ${linkStyle}`}>
          <span aria-hidden="true">← </span>Back to Sign Up
        </Link>
        <h1 className="mt-6 text-balance font-semibold font-serif text-4xl leading-tight sm:text-5xl">
          {title}
        </h1>
        <p className="mt-3 text-muted">
          Last updated: <time dateTime={operator.legalUpdated}>{operator.legalUpdatedText}</time>
        </p>
      </header>
      <div className="xl:grid xl:grid-cols-3 xl:items-start xl:gap-12">
        <nav
          aria-label="Contents"
          className="mt-8 rounded-xl bg-sunken p-6 xl:sticky xl:top-20 xl:max-h-dvh-minus-24 xl:overflow-y-auto"
        >
          <h2 className="font-semibold font-serif text-xl">Contents</h2>
          <ol className="mt-3 list-decimal space-y-1 pl-6 marker:text-muted">
            {sections.map(({ id, title: heading }) => (
              <li key={id}>
                <a href={`#${id}`} className={`block py-1 ${linkStyle}`}>
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-prose leading-relaxed xl:col-span-2">
          {sections.map(({ id, title: heading, paragraphs, list }, index) => (
            <section key={id} id={id} className="scroll-mt-20 pt-10">
              <h2 className="font-semibold font-serif text-2xl">{`${index + 1}. ${heading}`}</h2>
              {paragraphs.map((text) => (
                <p key={text} className="mt-4">
                  <TextWithContact text={text} address={address} />
                </p>
              ))}
              {list && (
                <ul className="mt-4 list-disc space-y-2 pl-6 marker:text-muted">
                  {list.map((text) => (
                    <li key={text}>
                      <TextWithContact text={text} address={address} />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}

function TextWithContact({ text, address }: { readonly text: string; readonly address: string }) {
  const [before, after] = text.split(contactPlaceholder);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <a href={`mailto:${address}`} className={`break-words ${linkStyle}`}>
        {address}
      </a>
      {after}
    </>
  );
}
