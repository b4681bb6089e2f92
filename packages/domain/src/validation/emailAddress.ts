/**
 * Email addresses as people type them. The domain may be an internationalized one (IDN), such as ქართული.გე; the part
 * before the @ is ASCII, because many mail servers have no SMTPUTF8.
 */

/** RFC 5321. */
export const maxEmailLength = 254;

const badAddress = 'Please enter an email address, such as nino@example.com.';
const localPart = /^[\w!#$%&'*+/=?^`{|}~.-]{1,64}$/;
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/** A sentence for the user that says why a text is not an email address, or undefined. Spaces around it do not matter. */
export function emailProblem(typed: string): string | undefined {
  const email = typed.trim();
  const [local = '', domain = '', ...more] = email.split('@');
  if (local === '' || domain === '' || more.length > 0 || email.length > maxEmailLength) return badAddress;
  if (/\.\./.test(email)) return 'An email address cannot have two dots in a row.';
  if (/[^\0-\x7f]/u.test(local)) return 'Before the @, an email address can only have Latin letters.';
  const labels = domain.split('.');
  if (!localPart.test(local) || /^\.|\.$/.test(local) || !labels.every((label) => domainLabel.test(label)))
    return badAddress;
  const ending = labels.at(-1) ?? '';
  if (labels.length === 1) return `The address needs an ending, such as ${domain}.com.`;
  return ending.length < 2 || /^\d+$/.test(ending) ? badAddress : undefined;
}
