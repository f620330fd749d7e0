import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { Address } from './address.entity.ts';
import {
  CreateAddressInput,
  createAddress,
  DeleteAddressInput,
  deleteAddress,
  UpdateAddressInput,
  updateAddress,
} from './save-address.ts';
import { User } from './user.entity.ts';

@ObjectType({ description: 'Outcome of createAddress.' })
class CreateAddressPayload {
  @Field(() => Address, { simple: true, description: 'The new address.' })
  address!: Address;
}

@ObjectType({ description: 'Outcome of updateAddress.' })
class UpdateAddressPayload {
  @Field(() => Address, { simple: true, description: 'The address as it is now.' })
  address!: Address;
}

@ObjectType({ description: 'Outcome of deleteAddress.' })
class DeleteAddressPayload {
  @Field(() => User, { simple: true, description: 'The user, with the remaining addresses.' })
  user!: User;
}

@Resolver()
export class AddressResolver {
  @Mutation(() => CreateAddressPayload, {
    nullable: true,
    description:
      "Adds an address to the caller's own, or to those of any user for an Administrator. The first is the primary one. Signed-in users only.",
  })
  async createAddress(@Ctx() ctx: RequestContext, @Arg('input', () => CreateAddressInput) input: CreateAddressInput) {
    return { address: await createAddress(ctx, input) };
  }

  @Mutation(() => UpdateAddressPayload, {
    nullable: true,
    description:
      "Changes an address of the caller's, or of any user for an Administrator. ADDRESS_NOT_FOUND when there is none, or it is somebody else's. Signed-in users only.",
  })
  async updateAddress(@Ctx() ctx: RequestContext, @Arg('input', () => UpdateAddressInput) input: UpdateAddressInput) {
    return { address: await updateAddress(ctx, input) };
  }

  @Mutation(() => DeleteAddressPayload, {
    nullable: true,
    description:
      "Takes an address out of the caller's book, or of any user's for an Administrator; orders keep theirs. ADDRESS_NOT_FOUND when there is none, or it is somebody else's; INVALID_REQUEST for the primary one, which can only be changed. Signed-in users only.",
  })
  async deleteAddress(@Ctx() ctx: RequestContext, @Arg('input', () => DeleteAddressInput) input: DeleteAddressInput) {
    return { user: await deleteAddress(ctx, input) };
  }
}
