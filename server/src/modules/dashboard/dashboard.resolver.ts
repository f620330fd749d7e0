import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from '../../kernel/graphql.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { DateTimeScalar } from '../../kernel/values/scalars.ts';
import { User, type UserRow, userById } from '../accounts/users/index.ts';
import { type FailedHouseMail, findFailedHouseMails, lowMeleeCarats } from './attention.ts';
import { CustomerFigureType, DashboardType, FailedHouseMailType } from './dashboard.type.ts';
import { DashboardPeriod } from './period.ts';
import { type Dashboard, readDashboard } from './read-dashboard.ts';

@Resolver(() => DashboardType)
export class DashboardResolver {
  @Query(() => DashboardType, {
    nullable: true,
    description:
      'The figures of the house at a glance. Sums over whole tables are made beforehand where making them takes long. Administrators only.',
  })
  dashboard(
    @Ctx() ctx: RequestContext,
    @Arg('period', () => DashboardPeriod, { defaultValue: DashboardPeriod.MONTH, description: 'Of which days.' })
    period: DashboardPeriod,
    @Arg('dayEnds', () => DateTimeScalar, {
      nullable: true,
      description:
        'When the day of whoever asks ends: holds until then are told. 24 hours from now where it is left out.',
    })
    dayEnds?: Date | null,
    @Arg('since', () => DateTimeScalar, {
      nullable: true,
      description: 'From when on imports that failed are told. Seven days ago where it is left out.',
    })
    since?: Date | null,
  ): Promise<Dashboard> {
    return readDashboard(ctx, { period, dayEnds, since });
  }

  @Query(() => [FailedHouseMailType], {
    nullable: true,
    description:
      'Mails of the house itself that could not be delivered within the last seven days, the newest 500, newest first. Administrators only.',
  })
  failedHouseMails(@Ctx() ctx: RequestContext): Promise<readonly FailedHouseMail[]> {
    return findFailedHouseMails(ctx);
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
