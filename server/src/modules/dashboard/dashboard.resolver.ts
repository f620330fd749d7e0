import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from '../../kernel/graphql.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { DateTimeScalar } from '../../kernel/values/scalars.ts';
import { User, type UserRow, userById } from '../accounts/users/index.ts';
import { type FailedSystemEmail, findFailedSystemEmails, lowMeleeCarats } from './attention.ts';
import { CustomerFigureType, DashboardType, FailedHouseMailType } from './dashboard.type.ts';
import { DashboardPeriod } from './period.ts';
import { type Dashboard, readDashboard } from './read-dashboard.ts';

@Resolver(() => DashboardType)
export class DashboardResolver {
  @Query(() => DashboardType, {
    nullable: true,
    description:
      'Statistics and open tasks for administrators. Statistics over whole tables may be cached. Administrators only.',
  })
  dashboard(
    @Ctx() ctx: RequestContext,
    @Arg('period', () => DashboardPeriod, {
      defaultValue: DashboardPeriod.MONTH,
      description: 'Period that the statistics cover.',
    })
    period: DashboardPeriod,
    @Arg('dayEnds', () => DateTimeScalar, {
      nullable: true,
      description:
        "End of the caller's day (UTC ISO 8601). Holds that expire by this time are counted. Default: 24 hours from now.",
    })
    dayEnds?: Date | null,
    @Arg('since', () => DateTimeScalar, {
      nullable: true,
      description: 'Start of the period for failed imports (UTC ISO 8601). Default: 7 days ago.',
    })
    since?: Date | null,
  ): Promise<Dashboard> {
    return readDashboard(ctx, { period, dayEnds, since });
  }

  @Query(() => [FailedHouseMailType], {
    nullable: true,
    description:
      'Lists system emails, such as password resets, that failed within the last 7 days, newest first. At most 500. Administrators only.',
  })
  failedHouseMails(@Ctx() ctx: RequestContext): Promise<readonly FailedSystemEmail[]> {
    return findFailedSystemEmails(ctx);
  }

  @FieldResolver()
  attention(@Root() dashboard: Dashboard) {
    return dashboard.attention();
  }

  @FieldResolver()
  lowMeleeCarats(): number {
    return lowMeleeCarats;
  }

  @FieldResolver()
  stock(@Root() dashboard: Dashboard) {
    return dashboard.stock();
  }

  @FieldResolver()
  sales(@Root() dashboard: Dashboard) {
    return dashboard.sales();
  }

  @FieldResolver()
  interest(@Root() dashboard: Dashboard) {
    return dashboard.interest();
  }

  @FieldResolver()
  pageViews(@Root() dashboard: Dashboard) {
    return dashboard.pageViews();
  }
}

@Resolver(() => CustomerFigureType)
export class CustomerFigureResolver {
  @FieldResolver(() => User, { nullable: true, description: 'Account of the customer. Null if it was deleted.' })
  async user(@Ctx() ctx: RequestContext, @Root() { userId }: CustomerFigureType): Promise<UserRow | null> {
    return (await userById(ctx, userId)) ?? null;
  }
}
