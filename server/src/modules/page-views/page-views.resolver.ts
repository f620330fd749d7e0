import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from '../../kernel/graphql.ts';
import { DateScalar } from '../../kernel/input/day.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { findPageViews, type PageViewCount } from './page-views.ts';

@ObjectType('PageViewCount', { simpleResolvers: true, description: 'Number of views of a page on a day.' })
class PageViewCountType {
  @Field(() => String, {
    description: "Path of the page. Stock numbers are replaced with the parameter's name: `/diamond/:stockNumber`.",
  })
  page!: string;
  @Field(() => DateScalar, { description: 'Day in UTC.' }) day!: string;
  @Field(() => Int, { description: 'Number of views. Visitors who have opted out are not counted.' }) count!: number;
}

@Resolver()
export class PageViewsResolver {
  @Query(() => [PageViewCountType], {
    nullable: true,
    description:
      "Number of views of the shop's pages per day, sorted by day and page. Days and pages without views are omitted. At most 367 days. Administrators only.",
  })
  pageViews(
    @Ctx() ctx: RequestContext,
    @Arg('from', () => DateScalar, { description: 'First day of the period.' }) from: string,
    @Arg('to', () => DateScalar, { description: 'Last day of the period, inclusive.' }) to: string,
  ): Promise<PageViewCount[]> {
    return findPageViews(ctx, { from, to });
  }
}
