import { domainToASCII, domainToUnicode } from 'node:url';
import { emailProblem } from '@ena/domain/validation/emailAddress';

const split = (email: string) => {
  const at = email.lastIndexOf('@');
  return { local: email.slice(0, at), domain: email.slice(at + 1) };
};

/**
 * The form of an address that is stored, compared and mailed to: lower case, an internationalized domain in Punycode
 * (RFC 5891), so that ქართული.გე and its Punycode are the same address.
 */
export function canonicalEmail(typed: string): string {
  const email = typed.trim().toLowerCase();
  if (/^[\0-\x7f]*$/u.test(email) || emailProblem(email) !== undefined) return email;
  const { local, domain } = split(email);
  return `${local}@${domainToASCII(domain) || domain}`;
}

/** A stored address as people read it: the domain without Punycode. */
export function displayEmail(email: string): string {
  const { local, domain } = split(email);
  return domain.includes('xn--') ? `${local}@${domainToUnicode(domain)}` : email;
}
