import { Field, ID, Int, ObjectType } from '../../../kernel/graphql.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';

@ObjectType('EmailChannelReport', {
  simpleResolvers: true,
  description: 'A newsletter with who gets it and what is sent to it. Seen by Administrators.',
})
export class EmailChannelReportType {
  @Field(() => ID, { description: 'Newsletter ID.' }) id!: number;
  @Field(() => String, { description: 'Name of the newsletter, as people read it.' }) name!: string;
  @Field(() => Int, { description: 'Counts the changes of the newsletter.' }) version!: number;
  @Field(() => Int, { description: 'How many subscribe to it, whether they may be written to or not.' })
  subscribers!: number;

  @Field(() => Int, { description: 'Mails to many that went or will go to it.' }) dispatches!: number;
  @Field(() => Int, { description: 'Those of them whose time has not come.' }) scheduled!: number;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the last mail to it began to be sent. Null: none has.',
  })
  lastSentAt!: Date | null;
}

@ObjectType('EmailChannelReportPage', { simpleResolvers: true, description: 'One page of newsletters.' })
export class EmailChannelReportPage {
  @Field(() => [EmailChannelReportType], { description: 'At most `size`.' })
  items!: readonly EmailChannelReportType[];

  @Field(() => Int, { description: 'All that match. Counted only when asked for.' }) total!: number;
  @Field(() => Int, { description: '0-based.' }) index!: number;
  @Field(() => Int, { description: 'Asked for; the last page may have fewer.' }) size!: number;
}
