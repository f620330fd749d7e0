import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from '../../kernel/graphql.ts';
import { DateScalar } from '../../kernel/input/day.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { findPageViews, type PageViewCount } from './page-views.ts';

@ObjectType('PageViewCount', { simpleResolvers: true, description: 'How often a page was opened on a day.' })
class PageViewCountType {
  @Field(() => String, {
    description: 'The page: its path, in which what stands for an item keeps its name, such as /diamond/:stockNumber.',
  })
  page!: string;
  @Field(() => DateScalar, { description: 'The day, in UTC.' }) day!: string;
  @Field(() => Int, { description: 'How often; visitors who do not want to be counted are not.' }) count!: number;
}

@Resolver()
export class PageViewsResolver {
  @Query(() => [PageViewCountType], {
    nullable: true,
    description:
      'How often each page of the shop was opened on each day, by day and page; days and pages without a visit are left out. At most 367 days. Administrators only.',
  })
  pageViews(
    @Ctx() ctx: RequestContext,
    @Arg('from', () => DateScalar, { description: 'The first day.' }) from: string,
    @Arg('to', () => DateScalar, { description: 'The last day, which belongs to it.' }) to: string,
  ): Promise<PageViewCount[]> {
    return findPageViews(ctx, { from, to });
  }
}
