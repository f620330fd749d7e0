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
    description: 'Newsletters with who gets them and what is sent to them. Administrators only.',
  })
  emailChannelReports(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => EmailChannelReportFilter, { nullable: true, description: 'Which; all where it is left out.' })
    filter?: EmailChannelReportFilter | null,
    @Arg('sort', () => [EmailChannelReportSort], { nullable: true, description: 'By name where it is left out.' })
    sort?: EmailChannelReportSort[] | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'The first 36 where it is left out.' })
    page?: PageInput | null,
  ) {
    return pageChannelReports(ctx, { filter, sort, page });
  }

  @Query(() => EmailChannelReportType, {
    nullable: true,
    description: 'One newsletter of these. ITEM_NOT_FOUND. Administrators only.',
  })
  emailChannelReport(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the newsletter.' }) id: number,
  ) {
    return findChannelReport(ctx, { id });
  }
}
