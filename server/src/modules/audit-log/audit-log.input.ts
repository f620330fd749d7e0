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
import { AuditAction, AuditSubject } from './audit-words.ts';

@InputType({ description: 'Which entries of the audit log. Fields are joined by AND, values of a list by OR.' })
export class AuditLogFilter {
  @FilterIds('Any of these entries.')
  ids?: number[] | null;

  @FilterEnums(() => AuditSubject, 'What they are about.')
  subjects?: string[] | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The whole history of one thing, its parts included. Needs `subjects`: ids are unique within one only.',
  })
  @OptionalText(200)
  subjectId?: string | null;

  @FilterIds('Administrators who made the changes, or owners of the keys that did.')
  actorIds?: number[] | null;

  @FilterTexts('Keys with which programs made the changes, by what stands in them between `fk_` and the secret.')
  keyPublicIds?: string[] | null;

  @FilterEnums(() => AuditAction, 'What was done.')
  actions?: AuditAction[] | null;

  @FilterText('Part of the label: stock number, e-mail address, name.')
  text?: string | null;

  @Field(() => ID, { nullable: true, description: 'Items changed by this bulk change, or by its undo.' })
  @IsUUID({ message: 'is not a valid ID of a bulk change' })
  @IsOptional()
  stockChangeId?: string | null;

  @FilterFlag(
    'True: leaves out the items of bulk changes, each of which has one entry as a whole. No effect together with `ids`, `subjectId`, `text` or `stockChangeId`.',
  )
  groupBulkChanges?: boolean | null;

  @FilterRange(() => DateTimeRange, 'When the changes were made.')
  at?: DateTimeRange | null;
}

/** A question for entries. */
export class AuditLogQuery {
  @OptionalObject(() => AuditLogFilter)
  filter?: AuditLogFilter | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}
