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

@ObjectType({ description: 'Result of `createAddress`.' })
class CreateAddressPayload {
  @Field(() => Address, { simple: true, description: 'The new address.' })
  address!: Address;
}

@ObjectType({ description: 'Result of `updateAddress`.' })
class UpdateAddressPayload {
  @Field(() => Address, { simple: true, description: 'The updated address.' })
  address!: Address;
}

@ObjectType({ description: 'Result of `deleteAddress`.' })
class DeleteAddressPayload {
  @Field(() => User, { simple: true, description: 'The user, with the remaining addresses.' })
  user!: User;
}

@Resolver()
export class AddressResolver {
  @Mutation(() => CreateAddressPayload, {
    nullable: true,
    description:
      'Adds an address to the address book of the caller or, for administrators, of any user. The first address is the primary one. Signed-in users only.',
  })
  async createAddress(@Ctx() ctx: RequestContext, @Arg('input', () => CreateAddressInput) input: CreateAddressInput) {
    return { address: await createAddress(ctx, input) };
  }

  @Mutation(() => UpdateAddressPayload, {
    nullable: true,
    description:
      'Updates an address of the caller or, for administrators, of any user. Errors: ADDRESS_NOT_FOUND if it does not exist or belongs to another user. Signed-in users only.',
  })
  async updateAddress(@Ctx() ctx: RequestContext, @Arg('input', () => UpdateAddressInput) input: UpdateAddressInput) {
    return { address: await updateAddress(ctx, input) };
  }

  @Mutation(() => DeleteAddressPayload, {
    nullable: true,
    description:
      'Deletes an address of the caller or, for administrators, of any user. Orders are unchanged. Errors: ADDRESS_NOT_FOUND if it does not exist or belongs to another user; INVALID_REQUEST for the primary address, which can be changed but not deleted. Signed-in users only.',
  })
  async deleteAddress(@Ctx() ctx: RequestContext, @Arg('input', () => DeleteAddressInput) input: DeleteAddressInput) {
    return { user: await deleteAddress(ctx, input) };
  }
}
