import { address } from '../../addresses/address.ts';
import { shortNumbers } from '../../library/paths.ts';
import type { Volume } from '../../library/volume.ts';

/** The address without language of a number in a volume: the short one where that leads to its edition. */
export async function neutralAddress({ lang, edition }: Volume, number: string): Promise<string> {
  const short = (await shortNumbers(lang)).get(number);
  return address.neutral(number, short?.edition === edition ? undefined : edition);
}
