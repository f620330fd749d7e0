import { seedDemoAccounts } from '../../src/modules/accounts/index.ts';
import type { DemoDeps } from '../demo-context.ts';
import type { PictureShelf } from '../pictures/picture-shelf.ts';
import { demoPeople } from './accounts.ts';

const newsletters = ['New arrivals', 'Price changes', 'Shows'];

/** Inserts all demo accounts and newsletters in one transaction. */
export async function seedPeople({ orm }: DemoDeps, pictures: PictureShelf): Promise<void> {
  const accounts = await Promise.all(
    demoPeople.map(async ({ logo, branding, ...person }) => ({
      ...person,
      ...(branding && { branding: { ...branding, logoUrl: logo ? await pictures.addressOf(logo) : null } }),
    })),
  );
  await seedDemoAccounts(orm.em.fork(), accounts, newsletters);
}
