import { Arg, Ctx, ID, Query, Resolver } from '../../../kernel/graphql.ts';
import { PageInput } from '../../../kernel/input/page.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { EmailChannelReportPage, EmailChannelReportType } from './channel-report.type.ts';
import {
  EmailChannelReportFilter,
  EmailChannelReportSort,
  findChannelReport,
  pageChannelReports,
} from './read-channel-reports.ts';

@Resolver()
export class EmailChannelReportResolver {
  @Query(() => EmailChannelReportPage, {
    nullable: true,
    description: 'Lists newsletters with their subscribers and bulk emails. Administrators only.',
  })
  emailChannelReports(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => EmailChannelReportFilter, { nullable: true, description: 'Default: all newsletters.' })
    filter?: EmailChannelReportFilter | null,
    @Arg('sort', () => [EmailChannelReportSort], { nullable: true, description: 'Default: by name.' })
    sort?: EmailChannelReportSort[] | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'Default: the first 36.' })
    page?: PageInput | null,
  ) {
    return pageChannelReports(ctx, { filter, sort, page });
  }

  @Query(() => EmailChannelReportType, {
    nullable: true,
    description:
      'Returns a newsletter by ID, with its subscribers and bulk emails. Errors: ITEM_NOT_FOUND. Administrators only.',
  })
  emailChannelReport(@Ctx() ctx: RequestContext, @Arg('id', () => ID, { description: 'Newsletter ID.' }) id: number) {
    return findChannelReport(ctx, { id });
  }
}
