import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../kernel/errors/errors.ts';
import { User } from '../accounts/index.ts';
import { countryById, federationById } from '../reference-data/index.ts';

/** Who buys, as an order keeps it: readable when the account is long gone. */
export interface BuyerSnapshot {
  readonly userId: number;
  readonly buyerName: string;
  readonly buyerEmail: string;
  /** One part per line; null without an address. */
  readonly buyerAddress: string | null;
}

/** The buyer with their primary address. */
export async function snapshotBuyer(em: EntityManager, userId: number): Promise<BuyerSnapshot> {
  const user = await em.findOne(User, { id: userId }, { populate: ['addresses'] });
  if (!user) throw new AppError('USER_NOT_FOUND');
  const [address] = user.addresses.getItems();
  if (!address) return { userId, buyerName: user.email, buyerEmail: user.email, buyerAddress: null };
  const { firstName, lastName, company, address: street, city, countryId, federationId } = address;
  const place = [
    company,
    street,
    city,
    federationId === null ? null : federationById(federationId)?.name,
    countryById(countryId)?.name,
  ];
  return {
    userId,
    buyerName: `${firstName} ${lastName}`,
    buyerEmail: user.email,
    buyerAddress: place.filter(Boolean).join('\n'),
  };
}
