import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Type } from 'class-transformer';
import { IsDefined, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import { checkVersion, KnownVersion } from '../../../kernel/input/expected-version.ts';
import { IsId, IsOptionalId } from '../../../kernel/input/input.ts';
import { actorOf, signedIn } from '../../../kernel/use-cases/access.ts';
import { UserRole } from '../../../kernel/use-cases/context.ts';
import type { HouseConfig } from '../../../kernel/use-cases/services.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { lockUser, readSelf, readUser } from '../users/find-user.ts';
import type { User } from '../users/user.entity.ts';
import type { AddressRow } from '../users/user-row.ts';
import { Address } from './address.entity.ts';
import { AddressInput, AddressPatch, checkRegion } from './address.input.ts';

const notFound = (): AppError =>
  new AppError('ADDRESS_NOT_FOUND', { details: [{ path: 'id', message: 'there is no such address' }] });

/** Throws INVALID_REQUEST for more addresses than an account may have. */
export function requireFew(count: number, { addresses }: HouseConfig['limits'], path: string): void {
  if (count > addresses) throw invalid(path, `must not be more than ${addresses} of one account`);
}

/** Puts an address behind those that the user has. */
export function addAddress(em: EntityManager, user: User, input: AddressInput): Address {
  const { company = null, federationId = null, phone = null, email = null, ...rest } = input;
  return em.create(Address, { ...rest, company, federationId, phone, email, user });
}

async function readAddress(em: EntityManager, userId: number, id: number): Promise<AddressRow> {
  const address = (await readUser(em, userId)).addresses.find((candidate) => candidate.id === id);
  if (!address) throw notFound();
  return address;
}

@InputType({ description: "Adds an address to the caller's own." })
export class CreateAddressInput {
  @Field(() => AddressInput, { description: 'The first address of a user is the primary one.' })
  @IsDefined({ message: 'must be given' })
  @ValidateNested()
  @Type(() => AddressInput)
  address!: AddressInput;
}

/** Adds an address. */
export const createAddress = command(signedIn, CreateAddressInput, async (ctx, { address: input }) => {
  checkRegion('address', input.countryId, input.federationId);
  const { id, role } = actorOf(ctx);
  const user = await lockUser(ctx.em, id);
  if (role !== UserRole.ADMINISTRATOR) {
    requireFew((await ctx.em.count(Address, { user })) + 1, ctx.services.config.limits, 'address');
  }
  const address = addAddress(ctx.em, user, input);
  await ctx.em.flush();
  return readAddress(ctx.em, user.id, address.id);
});

@InputType({ description: 'Changes an address.' })
export class UpdateAddressInput {
  @Field(() => ID, { description: 'Id of the address.' })
  @IsId()
  id!: number;

  @Field(() => ID, {
    nullable: true,
    description: "Whose; the caller's when left out. Another one's: Administrators only.",
  })
  @IsOptionalId()
  userId?: number | null;

  @KnownVersion()
  expectedVersion?: number | null;

  @Field(() => AddressPatch, { description: 'The fields to change; what is left out stays as it is.' })
  @IsDefined({ message: 'must be given' })
  @ValidateNested()
  @Type(() => AddressPatch)
  set!: AddressPatch;
}

/** Changes an address of the caller's, or of any user for an Administrator. */
export const updateAddress = command(
  signedIn,
  UpdateAddressInput,
  async (ctx, { id, userId, expectedVersion, set }) => {
    const actor = actorOf(ctx);
    const owner = userId ?? actor.id;
    // Whether somebody else's address exists is nobody's business.
    if (owner !== actor.id && actor.role !== UserRole.ADMINISTRATOR) throw notFound();
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

@InputType({ description: 'Takes an address out of the own address book.' })
export class DeleteAddressInput {
  @Field(() => ID, { description: 'Id of the address.' })
  @IsId()
  id!: number;

  @KnownVersion()
  expectedVersion?: number | null;
}

/**
 * Takes an address out of the caller's book; orders keep what they were placed with. Throws ADDRESS_NOT_FOUND, and
 * INVALID_REQUEST for the primary address: the account goes by its name.
 */
export const deleteAddress = command(signedIn, DeleteAddressInput, async (ctx, { id, expectedVersion }) => {
  const user = await lockUser(ctx.em, actorOf(ctx).id);
  const address = await ctx.em.findOne(Address, { id, user }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!address) throw notFound();
  checkVersion(address, expectedVersion);
  if ((await readAddress(ctx.em, user.id, id)).isPrimary) {
    throw invalid('id', 'is the primary address, which can be changed but not deleted');
  }
  await ctx.em.remove(address).flush();
  return readSelf(ctx.em, user.id);
});
