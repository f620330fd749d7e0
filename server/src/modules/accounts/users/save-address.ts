import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { checkVersion, KnownVersion } from '../../../kernel/input/expected-version.ts';
import { IsId, IsInput, IsOptionalId } from '../../../kernel/input/rules.ts';
import { actorOf, signedIn } from '../../../kernel/use-cases/access.ts';
import { type RequestContext, UserRole } from '../../../kernel/use-cases/context.ts';
import type { HouseConfig } from '../../../kernel/use-cases/services.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { Address } from './address.entity.ts';
import { AddressInput, AddressPatch, checkRegion } from './address.input.ts';
import type { AddressRow } from './address-lines.ts';
import { lockUser, readSelf, readUser } from './find-user.ts';
import type { User } from './user.entity.ts';

const notFound = (): AppError =>
  new AppError('ADDRESS_NOT_FOUND', { details: [{ path: 'id', message: 'there is no such address' }] });

/** Throws INVALID_REQUEST for more addresses than an account may have. */
export function requireFew(count: number, { addresses }: HouseConfig['limits'], path: string): void {
  if (count > addresses) throw invalid(path, `must not be more than ${addresses} of one account`);
}

/** Adds an address to the user's address book. */
export function addAddress(em: EntityManager, user: User, input: AddressInput): Address {
  const { company = null, vatNumber = null, line2 = null, postcode = null, ...others } = input;
  const { federationId = null, phone = null, email = null, ...required } = others;
  const optional = { company, vatNumber, line2, postcode, federationId, phone, email };
  return em.create(Address, { ...required, ...optional, user });
}

async function readAddress(em: EntityManager, userId: number, id: number): Promise<AddressRow> {
  const address = (await readUser(em, userId)).addresses.find((candidate) => candidate.id === id);
  if (!address) throw notFound();
  return address;
}

/** Whose address book a change is about. */
@InputType()
abstract class AddressBookInput {
  @Field(() => ID, {
    nullable: true,
    description: "Whose; the caller's when left out. Another one's: Administrators only.",
  })
  @IsOptionalId()
  userId?: number | null;
}

/** The owner of an address book that the caller may change. `refusal`: what everybody else is told about another one's. */
function ownerOf(ctx: RequestContext, userId: number | null | undefined, refusal: () => AppError): number {
  const actor = actorOf(ctx);
  const owner = userId ?? actor.id;
  if (owner !== actor.id && actor.role !== UserRole.ADMINISTRATOR) throw refusal();
  return owner;
}

@InputType({ description: "Adds an address to the caller's own, or to any user's for an Administrator." })
export class CreateAddressInput extends AddressBookInput {
  @Field(() => AddressInput, { description: 'The first address of a user is the primary one.' })
  @IsInput(() => AddressInput)
  address!: AddressInput;
}

/** Adds an address to the caller's own; to those of any user for an Administrator. Throws USER_NOT_FOUND. */
export const createAddress = command(signedIn, CreateAddressInput, async (ctx, { address: input, userId }) => {
  checkRegion('address', input.countryId, input.federationId);
  const user = await lockUser(
    ctx.em,
    ownerOf(ctx, userId, () => new AppError('FORBIDDEN')),
  );
  if (actorOf(ctx).role !== UserRole.ADMINISTRATOR) {
    requireFew((await ctx.em.count(Address, { user })) + 1, ctx.services.config.limits, 'address');
  }
  const address = addAddress(ctx.em, user, input);
  await ctx.em.flush();
  return readAddress(ctx.em, user.id, address.id);
});

@InputType({ description: 'Changes an address.' })
export class UpdateAddressInput extends AddressBookInput {
  @Field(() => ID, { description: 'Id of the address.' })
  @IsId()
  id!: number;

  @KnownVersion()
  expectedVersion?: number | null;

  @Field(() => AddressPatch, { description: 'The fields to change; what is left out stays as it is.' })
  @IsInput(() => AddressPatch)
  set!: AddressPatch;
}

/** Changes an address of the caller's, or of any user for an Administrator. */
export const updateAddress = command(
  signedIn,
  UpdateAddressInput,
  async (ctx, { id, userId, expectedVersion, set }) => {
    // Whether somebody else's address exists is nobody's business.
    const owner = ownerOf(ctx, userId, notFound);
    const address = await ctx.em.findOne(Address, { id, user: owner }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!address) throw notFound();
    checkVersion(address, expectedVersion);
    const movesAbroad = set.countryId !== undefined && set.countryId !== address.countryId;
    const changes = movesAbroad ? { ...set, federationId: set.federationId ?? null } : set;
    ctx.em.assign(address, changes, { ignoreUndefined: true });
    checkRegion('set', address.countryId, address.federationId);
    await ctx.em.flush();
    return readAddress(ctx.em, owner, id);
  },
);

@InputType({ description: 'Takes an address out of an address book.' })
export class DeleteAddressInput extends AddressBookInput {
  @Field(() => ID, { description: 'Id of the address.' })
  @IsId()
  id!: number;

  @KnownVersion()
  expectedVersion?: number | null;
}

/**
 * Takes an address out of the caller's book, or of any user's for an Administrator; orders keep what they were placed with. Throws ADDRESS_NOT_FOUND, and
 * INVALID_REQUEST for the primary address: the account goes by its name.
 */
export const deleteAddress = command(signedIn, DeleteAddressInput, async (ctx, { id, expectedVersion, userId }) => {
  const user = await lockUser(ctx.em, ownerOf(ctx, userId, notFound));
  const address = await ctx.em.findOne(Address, { id, user }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!address) throw notFound();
  checkVersion(address, expectedVersion);
  if ((await readAddress(ctx.em, user.id, id)).isPrimary) {
    throw invalid('id', 'is the primary address, which can be changed but not deleted');
  }
  await ctx.em.remove(address).flush();
  return actorOf(ctx).id === user.id ? readSelf(ctx.em, user.id) : readUser(ctx.em, user.id);
});
