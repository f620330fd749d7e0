import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { checkVersion, OptionalExpectedVersion } from '../../../kernel/input/expected-version.ts';
import { IsId, IsInput, IsOptionalId } from '../../../kernel/input/rules.ts';
import { actorOf, signedIn } from '../../../kernel/use-cases/access.ts';
import { type RequestContext, UserRole } from '../../../kernel/use-cases/context.ts';
import type { UseCaseConfig } from '../../../kernel/use-cases/services.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { Address } from './address.entity.ts';
import { AddressInput, AddressPatch, checkRegion } from './address.input.ts';
import type { AddressRow } from './address-lines.ts';
import { lockUser, readSelf, readUser } from './find-user.ts';
import type { User } from './user.entity.ts';

const notFound = (): AppError =>
  new AppError('ADDRESS_NOT_FOUND', { details: [{ path: 'id', message: 'the address does not exist' }] });

/** Throws INVALID_REQUEST if an account has more addresses than allowed. */
export function requireWithinLimit(count: number, { addresses }: UseCaseConfig['limits'], path: string): void {
  if (count > addresses) throw invalid(path, `an account can have at most ${addresses} addresses`);
}

export function addAddress(em: EntityManager, user: User, input: AddressInput): Address {
  const { company = null, vatNumber = null, line2 = null, postcode = null, ...otherFields } = input;
  const { federationId = null, phone = null, email = null, ...required } = otherFields;
  const optional = { company, vatNumber, line2, postcode, federationId, phone, email };
  return em.create(Address, { ...required, ...optional, user });
}

async function readAddress(em: EntityManager, userId: number, id: number): Promise<AddressRow> {
  const address = (await readUser(em, userId)).addresses.find((candidate) => candidate.id === id);
  if (!address) throw notFound();
  return address;
}

@InputType()
abstract class AddressBookInput {
  @Field(() => ID, {
    nullable: true,
    description: "ID of the user. Default: the caller. Only administrators may send another user's ID.",
  })
  @IsOptionalId()
  userId?: number | null;
}

/**
 * Returns the ID of the user whose address book is changed. Throws `refusal` if a caller without administrator rights
 * requests another user's address book.
 */
function ownerOf(ctx: RequestContext, userId: number | null | undefined, refusal: () => AppError): number {
  const actor = actorOf(ctx);
  const owner = userId ?? actor.id;
  if (owner !== actor.id && actor.role !== UserRole.ADMINISTRATOR) throw refusal();
  return owner;
}

@InputType({ description: 'New address of the caller or, for administrators, of any user.' })
export class CreateAddressInput extends AddressBookInput {
  @Field(() => AddressInput, { description: 'Address to add. The first address of a user is the primary one.' })
  @IsInput(() => AddressInput)
  address!: AddressInput;
}

/** Adds an address to the caller's address book or, for administrators, to any user's. Throws USER_NOT_FOUND. */
export const createAddress = command(signedIn, CreateAddressInput, async (ctx, { address: input, userId }) => {
  checkRegion('address', input.countryId, input.federationId);
  const user = await lockUser(
    ctx.em,
    ownerOf(ctx, userId, () => new AppError('FORBIDDEN')),
  );
  if (actorOf(ctx).role !== UserRole.ADMINISTRATOR) {
    requireWithinLimit((await ctx.em.count(Address, { user })) + 1, ctx.services.config.limits, 'address');
  }
  const address = addAddress(ctx.em, user, input);
  await ctx.em.flush();
  return readAddress(ctx.em, user.id, address.id);
});

@InputType({ description: 'Changes to an address.' })
export class UpdateAddressInput extends AddressBookInput {
  @Field(() => ID, { description: 'Address ID.' })
  @IsId()
  id!: number;

  @OptionalExpectedVersion()
  expectedVersion?: number | null;

  @Field(() => AddressPatch, { description: 'Fields to change. Omitted fields are unchanged.' })
  @IsInput(() => AddressPatch)
  set!: AddressPatch;
}

/** Updates an address in the caller's address book or, for administrators, in any user's. Throws ADDRESS_NOT_FOUND. */
export const updateAddress = command(
  signedIn,
  UpdateAddressInput,
  async (ctx, { id, userId, expectedVersion, set }) => {
    // Throws ADDRESS_NOT_FOUND rather than FORBIDDEN, so that the existence of another user's address is not
    // revealed.
    const owner = ownerOf(ctx, userId, notFound);
    const address = await ctx.em.findOne(Address, { id, user: owner }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!address) throw notFound();
    checkVersion(address, expectedVersion);
    const changesCountry = set.countryId !== undefined && set.countryId !== address.countryId;
    const changes = changesCountry ? { ...set, federationId: set.federationId ?? null } : set;
    ctx.em.assign(address, changes, { ignoreUndefined: true });
    checkRegion('set', address.countryId, address.federationId);
    await ctx.em.flush();
    return readAddress(ctx.em, owner, id);
  },
);

@InputType({ description: 'Address to delete.' })
export class DeleteAddressInput extends AddressBookInput {
  @Field(() => ID, { description: 'Address ID.' })
  @IsId()
  id!: number;

  @OptionalExpectedVersion()
  expectedVersion?: number | null;
}

/**
 * Deletes an address from the caller's address book or, for administrators, from any user's. Orders are unchanged.
 * Throws ADDRESS_NOT_FOUND. Throws INVALID_REQUEST for the primary address, which contains the account name.
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
