import { Field, ID, InputType } from '../../kernel/graphql.ts';
import { OptionalObject, OptionalText } from '../../kernel/input/field-rules.ts';
import {
  FilterEnums,
  FilterFlag,
  FilterIds,
  FilterRange,
  FilterText,
  FilterTexts,
} from '../../kernel/input/filter-fields.ts';
import { PageInput } from '../../kernel/input/page.ts';
import { DateTimeRange } from '../../kernel/input/ranges.ts';
import { IsOptional, IsUUID } from '../../kernel/input/rules.ts';
import { AuditAction, AuditSubject } from './audit-enums.ts';

@InputType({ description: 'Filter for audit log entries. Fields are combined with AND, values of a list with OR.' })
export class AuditLogFilter {
  @FilterIds('Entry IDs. At least one.')
  ids?: number[] | null;

  @FilterEnums(() => AuditSubject, 'Types of the changed records.')
  subjects?: string[] | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'ID of a record. Matches the whole history of the record, including its parts. Requires `subjects`, because IDs are unique only within a type.',
  })
  @OptionalText(200)
  subjectId?: string | null;

  @FilterIds('User IDs of the administrators who made the changes, or of the owners of the API keys that made them.')
  actorIds?: number[] | null;

  @FilterTexts('Public IDs of the API keys that made the changes: the part between `fk_` and the secret.')
  keyPublicIds?: string[] | null;

  @FilterEnums(() => AuditAction, 'Actions on the records.')
  actions?: AuditAction[] | null;

  @FilterText('Part of the label: stock number, email address or name.')
  text?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of a bulk change. Matches items changed by the bulk change or by its undo.',
  })
  @IsUUID({ message: 'is not a valid ID of a bulk change' })
  @IsOptional()
  stockChangeId?: string | null;

  @FilterFlag(
    'True: omits entries of items changed in bulk, since each bulk change has a separate entry. No effect together with `ids`, `subjectId`, `text` or `stockChangeId`.',
  )
  groupBulkChanges?: boolean | null;

  @FilterRange(() => DateTimeRange, 'Time of the changes.')
  at?: DateTimeRange | null;
}

export class AuditLogQuery {
  @OptionalObject(() => AuditLogFilter)
  filter?: AuditLogFilter | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}
