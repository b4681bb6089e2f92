import { BookOpen, LifeBuoy, MessagesSquare, Settings } from 'lucide-react';
import { TextLink } from '../../ui/Button.tsx';
import { TextWithGeorgian } from '../../ui/Georgian.tsx';
import { ContactLayout, type QuickLink } from './ContactLayout.tsx';
import { questions } from './questions.ts';

const learning: QuickLink = {
  to: '/beginner',
  title: 'Learning Resources',
  text: 'The lessons of the Beginner level',
  icon: BookOpen,
};
const chat: QuickLink = {
  to: '/chat',
  title: 'AI Chat Assistant',
  text: 'Ask about Georgian and the course',
  icon: MessagesSquare,
};

/** /support (SUP-01, SUP-02). */
export function SupportPage() {
  return (
    <ContactLayout
      title="Support Center"
      lead="Something does not work, or you cannot find what you need? Write to us: a person reads your message, and you get a reply within 24 hours."
      word="დახმარება"
      meaning="help"
      formTitle="Ask us"
      links={[
        {
          to: '/settings',
          title: 'Settings',
          text: 'Profile, password, subscription, your data',
          icon: Settings,
        },
        learning,
        chat,
      ]}
    >
      <section aria-labelledby="questions" className="mt-16">
        <h2 id="questions" className="mb-6 text-heading">
          Frequently asked questions
        </h2>
        <dl className="grid gap-x-10 gap-y-6 md:grid-cols-2">
          {questions.map(({ question, answer }) => (
            <div key={question}>
              <dt className="font-semibold">{question}</dt>
              <dd className="mt-1 text-muted">
                <TextWithGeorgian>{answer}</TextWithGeorgian>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-8">
          <TextLink to="/faq">More questions and answers</TextLink>
        </p>
      </section>
    </ContactLayout>
  );
}

/** /contact (SUP-03). */
export function ContactPage() {
  return (
    <ContactLayout
      title="Contact Us"
      lead="A mistake in a lesson, an idea, a kind word: we like to hear from you, and answer within 24 hours."
      word="მოგვწერეთ"
      meaning="write to us"
      formTitle="Send us a Message"
      links={[
        {
          to: '/support',
          title: 'Support Center',
          text: 'Help, and answers to common questions',
          icon: LifeBuoy,
        },
        learning,
        chat,
      ]}
    />
  );
}
