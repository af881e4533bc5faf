/** `security.txt`, which says where a security fault is reported (RFC 9116). */

/** Where a fault is reported, and the day until which that holds. */
export interface SecurityContact {
  readonly address: string;
  /** Such as `2027-11-28`: the file must name it, and a build does not read the clock. */
  readonly until: string;
}

/**
 * Checks the contact that `SITE_SECURITY` and `SITE_SECURITY_UNTIL` name.
 *
 * @returns null where neither is given
 * @throws {Error} where one is missing, or is no https or mailto address or no day
 */
export function readSecurityContact(
  address: string | undefined,
  until: string | undefined,
): SecurityContact | null {
  if (!address && !until) return null;
  const url = URL.parse(address ?? '');
  if (!url || !/^(?:https|mailto):$/.test(url.protocol) || url.username || url.password) {
    throw new Error(
      `SITE_SECURITY=${address ?? ''}: the address to which a security fault is reported is expected, at https: or mailto:.`,
    );
  }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(until ?? '') || Number.isNaN(Date.parse(until!))) {
    throw new Error(
      `SITE_SECURITY_UNTIL=${until ?? ''}: the day until which SITE_SECURITY holds is expected, such as 2027-11-28, at most a year from now.`,
    );
  }
  return { address: url.href, until: until! };
}

/**
 * Writes the text of `/.well-known/security.txt`.
 *
 * @param site the address that the site is built for, if it is known
 */
export function securityText({ address, until }: SecurityContact, site?: string): string {
  const lines = [
    `Contact: ${address}`,
    `Expires: ${until}T00:00:00Z`,
    'Preferred-Languages: en, fr, it',
    ...(site ? [`Canonical: ${new URL('/.well-known/security.txt', site).href}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
