import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { SiteRecordType } from '../site-record.ts';
import { findMaintenance, SetMaintenanceInput, setMaintenance } from './maintenance.ts';

@ObjectType('Maintenance', {
  simpleResolvers: true,
  description: 'Whether the shop is closed for work on it. `version` tells whether anything has changed.',
})
class MaintenanceType extends SiteRecordType {
  @Field(() => Boolean, {
    description:
      'Clients show nothing but the message outside the back office. Everything but signing in is answered to administrators only (MAINTENANCE, 503).',
  })
  isEnabled!: boolean;

  @Field(() => String, { nullable: true, description: 'What visitors read meanwhile: plain text.' })
  message!: string | null;
}

@ObjectType({ description: 'Outcome of setMaintenance.' })
class SetMaintenancePayload {
  @Field(() => MaintenanceType, { description: 'As it is now.' })
  maintenance!: MaintenanceType;
}

@Resolver()
export class MaintenanceResolver {
  @Query(() => MaintenanceType, {
    nullable: true,
    description:
      'Whether the shop is closed for work on it. Open to everybody, and cheap enough to ask with each page.',
  })
  maintenance(@Ctx() ctx: RequestContext): Promise<MaintenanceType> {
    return findMaintenance(ctx);
  }

  @Mutation(() => SetMaintenancePayload, {
    nullable: true,
    description: 'Closes or opens the shop, or changes what it says while it is closed. Administrators only.',
  })
  async setMaintenance(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetMaintenanceInput) input: SetMaintenanceInput,
  ): Promise<SetMaintenancePayload> {
    return { maintenance: await setMaintenance(ctx, input) };
  }
}
