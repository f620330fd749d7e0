import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from '../../kernel/graphql.ts';
import { PageInput } from '../../kernel/input/page.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { User, type UserRow, userById } from '../accounts/users/index.ts';
import { AuditEntry, AuditEntryPage, type AuditEntryRow } from './audit-entry.type.ts';
import { AuditLogFilter } from './audit-log.input.ts';
import { readAuditLog } from './read-audit-log.ts';

@Resolver(() => AuditEntry)
export class AuditLogResolver {
  @Query(() => AuditEntryPage, {
    nullable: true,
    description:
      'Lists audit log entries, newest first: all changes of stock, users, orders and site content by administrators and API keys. Errors: INVALID_REQUEST, naming the invalid field of the filter. Administrators only.',
  })
  auditLog(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => AuditLogFilter, { nullable: true, description: 'Default: all entries.' })
    filter?: AuditLogFilter | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'Default: the first 36.' })
    page?: PageInput | null,
  ) {
    return readAuditLog(ctx, { filter, page });
  }

  @FieldResolver(() => User, {
    nullable: true,
    description:
      "Current account of the administrator or of the key's owner. Null if it was deleted, and for imports without a user.",
  })
  async actor(@Ctx() ctx: RequestContext, @Root() { actorId }: AuditEntryRow): Promise<UserRow | null> {
    return actorId === null ? null : ((await userById(ctx, actorId)) ?? null);
  }
}
