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
      'Who changed what and when: every change of stock, users, orders and the site by an administrator or a key, newest first. INVALID_REQUEST names a wrong field of the filter. Administrators only.',
  })
  auditLog(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => AuditLogFilter, { nullable: true, description: 'Which; all where it is left out.' })
    filter?: AuditLogFilter | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'The first 36 where it is left out.' })
    page?: PageInput | null,
  ) {
    return readAuditLog(ctx, { filter, page });
  }

  @FieldResolver(() => User, {
    nullable: true,
    description:
      'The account of the administrator, or of the owner of the key, as it is now; null once it is deleted, and for imports that nobody signed in has made.',
  })
  async actor(@Ctx() ctx: RequestContext, @Root() { actorId }: AuditEntryRow): Promise<UserRow | null> {
    return actorId === null ? null : ((await userById(ctx, actorId)) ?? null);
  }
}
