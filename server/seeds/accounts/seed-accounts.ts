import { seedDemoAccounts } from '../../src/modules/accounts/index.ts';
import type { DemoDeps } from '../demo-context.ts';
import type { ImageStore } from '../pictures/image-store.ts';
import { demoAccounts } from './main-accounts.ts';

const newsletters = ['New arrivals', 'Price changes', 'Shows'];

/** Inserts all demo accounts and newsletters in one transaction. */
export async function seedAccounts({ orm }: DemoDeps, images: ImageStore): Promise<void> {
  const accounts = await Promise.all(
    demoAccounts.map(async ({ logo, branding, ...account }) => ({
      ...account,
      ...(branding && { branding: { ...branding, logoUrl: logo ? await images.store(logo) : null } }),
    })),
  );
  await seedDemoAccounts(orm.em.fork(), accounts, newsletters);
}
