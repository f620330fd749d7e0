import { Field, ID, Int, ObjectType } from '../../../kernel/graphql.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';

@ObjectType('EmailChannelReport', {
  simpleResolvers: true,
  description: 'Newsletter with its subscribers and bulk emails. Administrators only.',
})
export class EmailChannelReportType {
  @Field(() => ID, { description: 'Newsletter ID.' }) id!: number;
  @Field(() => String, { description: 'Name of the newsletter, as shown to users.' }) name!: string;
  @Field(() => Int, { description: 'Increases with each change. Send it back as `expectedVersion`.' }) version!: number;
  @Field(() => Int, { description: 'Number of subscribers, including users who cannot currently get emails.' })
  subscribers!: number;

  @Field(() => Int, { description: 'Number of bulk emails sent or scheduled to the newsletter.' }) dispatches!: number;
  @Field(() => Int, { description: 'Number of scheduled bulk emails to the newsletter.' }) scheduled!: number;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When sending of the last bulk email to the newsletter started. Null if there was none.',
  })
  lastSentAt!: Date | null;
}

@ObjectType('EmailChannelReportPage', { simpleResolvers: true, description: 'One page of newsletters.' })
export class EmailChannelReportPage {
  @Field(() => [EmailChannelReportType], { description: 'Newsletters on this page. At most `size`.' })
  items!: readonly EmailChannelReportType[];

  @Field(() => Int, { description: 'Number of matching newsletters. Counted only if requested.' }) total!: number;
  @Field(() => Int, { description: 'Page index, starting at 0.' }) index!: number;
  @Field(() => Int, { description: 'Requested page size. The last page may have fewer newsletters.' }) size!: number;
}
