import { expect, test } from 'vitest';
import { readSecurityContact, securityText } from './security-contact.ts';

const ADDRESS = 'https://git.example/owner/name/security';

test('a site without a contact has none', () => {
  expect(readSecurityContact(undefined, undefined)).toBeNull();
  expect(readSecurityContact('', '')).toBeNull();
});

test('the file names the contact, and how long it holds', () => {
  const contact = readSecurityContact(ADDRESS, '2027-11-28')!;
  expect(securityText(contact, 'https://codex.example')).toBe(
    `Contact: ${ADDRESS}\nExpires: 2027-11-28T00:00:00Z\nPreferred-Languages: en, fr, it\nCanonical: https://codex.example/.well-known/security.txt\n`,
  );
  expect(securityText(contact)).not.toContain('Canonical');
});

test.each([
  [ADDRESS, undefined, 'SITE_SECURITY_UNTIL'],
  [ADDRESS, 'next year', 'SITE_SECURITY_UNTIL'],
  [ADDRESS, '2027-13-01', 'SITE_SECURITY_UNTIL'],
  [undefined, '2027-11-28', 'SITE_SECURITY='],
  ['http://git.example/', '2027-11-28', 'SITE_SECURITY='],
  ['javascript:alert(1)', '2027-11-28', 'SITE_SECURITY='],
  ['https://user:word@git.example/', '2027-11-28', 'SITE_SECURITY='],
  ['someone@codex.example', '2027-11-28', 'SITE_SECURITY='],
])('%s until %s is refused', (address, until, named) => {
  expect(() => readSecurityContact(address, until)).toThrow(named);
});

test('no address begins a line of its own', () => {
  const contact = readSecurityContact(`${ADDRESS}\nContact: mailto:x@y.example`, '2027-11-28')!;
  expect(securityText(contact).split('\n')).toHaveLength(4);
});
