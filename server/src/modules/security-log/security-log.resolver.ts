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
      'Returns the security log: sign-ins, rejected requests and changes of accounts, newest first. Entries are deleted after 400 days, or after `SECURITY_LOG_DAYS` if set. INVALID_REQUEST naming an invalid field of the filter. Administrators only.',
  })
  securityEvents(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => SecurityEventFilter, { nullable: true, description: 'If omitted, all entries.' })
    filter?: SecurityEventFilter | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'Default: the first 36 entries.' })
    page?: PageInput | null,
  ) {
    return findSecurityEvents(ctx, { filter, page });
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Account affected by the event. Null if unknown or deleted.',
  })
  async user(@Ctx() ctx: RequestContext, @Root() { userId }: SecurityEventRow): Promise<UserRow | null> {
    return userId === null ? null : ((await userById(ctx, userId)) ?? null);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description:
      'Administrator who caused the event. Null if caused by the user or an anonymous client, or if the administrator was deleted.',
  })
  async actor(@Ctx() ctx: RequestContext, @Root() { actorId }: SecurityEventRow): Promise<UserRow | null> {
    return actorId === null ? null : ((await userById(ctx, actorId)) ?? null);
  }
}
