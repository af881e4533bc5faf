/** The bill of materials of a build: every package that it may use, in the form of CycloneDX. */

/** The part of `package-lock.json` that is read. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
}

/**
 * Returns the packages that building the site needs, in the order of the lockfile. The same lockfile gives
 * the same bill: it has no date and no random serial number.
 */
export function billOfMaterials({ packages }: Lockfile, name: string, version: string): object {
  const used = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { type: 'application', name, version } },
    components: used.map(([path, one]) => componentOf(path.split('node_modules/').at(-1)!, one)),
  };
}

function componentOf(name: string, { version = '', integrity, license }: LockedPackage): object {
  const [algorithm = '', digest = ''] = integrity?.split('-') ?? [];
  const content = Buffer.from(digest, 'base64').toString('hex');
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license && { licenses: [{ expression: license }] }),
    ...(content && { hashes: [{ alg: algorithm.replace('sha', 'SHA-'), content }] }),
  };
}
