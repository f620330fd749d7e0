import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from '../../kernel/graphql.ts';
import { PageInput } from '../../kernel/input/page.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { User, type UserRow, userById } from '../accounts/users/index.ts';
import { findSecurityEvents, SecurityEventFilter } from './find-events.ts';
import { SecurityEvent, SecurityEventPage, type SecurityEventRow } from './security-event.type.ts';

@Resolver(() => SecurityEvent)
export class SecurityLogResolver {
  @Query(() => SecurityEventPage, {
    nullable: true,
    description:
      'Who has signed in, who was refused, and what was changed about accounts, newest first. Kept for 400 days unless the house says otherwise. INVALID_REQUEST names a wrong field of the filter. Administrators only.',
  })
  securityEvents(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => SecurityEventFilter, { nullable: true, description: 'Which; all where it is left out.' })
    filter?: SecurityEventFilter | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'The first 36 where it is left out.' })
    page?: PageInput | null,
  ) {
    return findSecurityEvents(ctx, { filter, page });
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'The account that it is about, as it is now; null where there is none, or none any more.',
  })
  async user(@Ctx() ctx: RequestContext, @Root() { userId }: SecurityEventRow): Promise<UserRow | null> {
    return userId === null ? null : ((await userById(ctx, userId)) ?? null);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'The administrator who did it; null: they themselves, nobody who was signed in, or deleted since.',
  })
  async actor(@Ctx() ctx: RequestContext, @Root() { actorId }: SecurityEventRow): Promise<UserRow | null> {
    return actorId === null ? null : ((await userById(ctx, actorId)) ?? null);
  }
}
