import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { Maintenance } from './maintenance.entity.ts';
import { findMaintenance, SetMaintenanceInput, setMaintenance } from './maintenance.ts';

@ObjectType({ description: 'Result of `setMaintenance`.' })
class SetMaintenancePayload {
  @Field(() => Maintenance, { description: 'The updated maintenance mode.' })
  maintenance!: Maintenance;
}

@Resolver()
export class MaintenanceResolver {
  @Query(() => Maintenance, {
    nullable: true,
    description: 'Maintenance mode of the shop. Inexpensive enough to be requested with each page. Public.',
  })
  maintenance(@Ctx() ctx: RequestContext): Promise<Maintenance> {
    return findMaintenance(ctx);
  }

  @Mutation(() => SetMaintenancePayload, {
    nullable: true,
    description: 'Closes or opens the shop, or changes the message shown while it is closed. Administrators only.',
  })
  async setMaintenance(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetMaintenanceInput) input: SetMaintenanceInput,
  ): Promise<SetMaintenancePayload> {
    return { maintenance: await setMaintenance(ctx, input) };
  }
}
