import { IsEnum } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { OptionalObject } from '../../../kernel/input/field-rules.ts';
import { FilterFlag, FilterText } from '../../../kernel/input/filter-fields.ts';
import { IsId } from '../../../kernel/input/input.ts';
import { mostSorts, OptionalObjects } from '../../../kernel/input/list-rules.ts';
import { PageInput, SortDirection } from '../../../kernel/input/page.ts';
import { describedEnum } from '../../../kernel/values/described-enum.ts';

@InputType({ description: 'Narrows a list of newsletters.' })
export class EmailChannelReportFilter {
  @FilterText('Part of the name.')
  text?: string | null;

  @FilterFlag('Whether a mail is scheduled for it.')
  isScheduled?: boolean | null;
}

/** What newsletters are sorted by. The values are columns of the report. */
enum EmailChannelReportSortField {
  NAME = 'name',
  SUBSCRIBERS = 'subscribers',
  LAST_SENT_AT = 'lastSentAt',
}

describedEnum(EmailChannelReportSortField, {
  name: 'EmailChannelReportSortField',
  description: 'What newsletters are sorted by. Ties: by name.',
  values: {
    NAME: 'Name.',
    SUBSCRIBERS: 'How many subscribe to it.',
    LAST_SENT_AT: 'When the last mail to it began to be sent.',
  },
});

@InputType({ description: 'One column to sort by.' })
export class EmailChannelReportSort {
  @Field(() => EmailChannelReportSortField, { description: 'Column.' })
  @IsEnum(EmailChannelReportSortField)
  field!: EmailChannelReportSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Direction.' })
  @IsEnum(SortDirection)
  direction: SortDirection = SortDirection.ASC;
}

/** A question for newsletters. */
export class EmailChannelReportQuery {
  @OptionalObject(() => EmailChannelReportFilter)
  filter?: EmailChannelReportFilter | null | undefined;

  @OptionalObjects(() => EmailChannelReportSort, mostSorts)
  sort?: EmailChannelReportSort[] | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}

/** Which newsletter. */
export class EmailChannelId {
  @IsId()
  id!: number;
}
