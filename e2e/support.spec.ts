import { expect, test } from './fixtures/test.ts';
import { visit } from './fixtures/page.ts';

test('[SUP-10] a message from /contact arrives in the mailbox, with its sender to reply to', async ({
  page,
  server,
}) => {
  await visit(page, '/contact');
  const subject = `A question ${test.info().testId} ${test.info().repeatEachIndex}`;
  const main = page.getByRole('main');
  await main.getByLabel('Name', { exact: true }).fill('Nino');
  await main.getByLabel('Email', { exact: true }).fill('nino@example.com');
  await main.getByLabel('Subject', { exact: true }).fill(subject);
  await main.getByLabel('Message', { exact: true }).fill('How do I type ქ?');
  await main.getByRole('button', { name: 'Send Message' }).click();
  await expect(
    main.getByText("Thank you for your message! We'll get back to you within 24 hours."),
  ).toBeVisible();
  await expect
    .poll(async () => (await server.sentMail()).find((mail) => mail.subject.includes(subject)))
    .toMatchObject({
      to: 'support@ena.example',
      replyTo: 'nino@example.com',
      text: expect.stringContaining('How do I type ქ?'),
    });
});
