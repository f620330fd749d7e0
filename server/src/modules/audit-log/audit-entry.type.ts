import { Field, ID, Int, ObjectType } from '../../kernel/graphql.ts';
import { DateTimeScalar } from '../../kernel/values/scalars.ts';
import { AuditAction, AuditPart, AuditSubject } from './audit-enums.ts';
import { DisplayKind } from './changes/field-display.ts';

@ObjectType({ simpleResolvers: true, description: 'A changed field.' })
export class AuditFieldChange {
  @Field(() => String, { description: 'Name of the field, such as `pricePerCarat`.' }) readonly field!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'Value before the change as text: decimals without trailing zeros, timestamps in UTC, IDs and status numbers as in REST. Null if it was not set.',
  })
  readonly before!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Value after the change, in the same format. Null if it is not set.',
  })
  readonly after!: string | null;
  @Field(() => String, { description: 'Label of the field on screens.' }) readonly label!: string;
  @Field(() => DisplayKind, { description: 'Format in which to display `beforeWords` and `afterWords`.' })
  readonly shownAs!: DisplayKind;
  @Field(() => String, {
    nullable: true,
    description:
      'Value of `before` as shown on screens, with labels instead of IDs and numbers. Null if it was not set.',
  })
  readonly beforeWords!: string | null;
  @Field(() => String, { nullable: true, description: 'Value of `after` as shown on screens. Null if it is not set.' })
  readonly afterWords!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'API key with which a program made a change.' })
export class AuditKey {
  @Field(() => String, { description: 'Part of the key between `fk_` and the secret.' }) readonly publicId!: string;
  @Field(() => String, { description: 'Name of the key at the time of the change.' }) readonly name!: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Change made by an administrator, by a program with an API key, or by a user to their own keys. The entry is written in the same transaction, and is never changed or removed. It contains no secrets, such as passwords. Administrators only.',
})
export class AuditEntry {
  @Field(() => ID, { description: 'Entry ID. Later entries have higher IDs.' }) readonly id!: string;
  @Field(() => DateTimeScalar, { description: 'Time of the change, the same for all changes of one request.' })
  readonly at!: string;
  @Field(() => String, {
    description:
      'Email address, at the time of the change, of the administrator or of the owner of the key. For imports without a user: `command line`, `import folder` or `scheduled fetch`.',
  })
  readonly actorEmail!: string;
  @Field(() => String, {
    description: 'ID of the request that made the change, as in the response header `X-Request-Id`.',
  })
  readonly requestId!: string;
  @Field(() => AuditSubject, { description: 'Type of the changed record.' }) readonly subject!: string;
  @Field(() => ID, { description: 'ID of the changed record, even if only a part of the record changed.' })
  readonly subjectId!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'Label of the record at the time of the change. Null if there is only one record of the type, or if the record no longer existed.',
  })
  readonly label!: string | null;
  @Field(() => AuditPart, {
    nullable: true,
    description: 'Changed part of the record. Null if the record itself was changed.',
  })
  readonly part!: AuditPart | null;
  @Field(() => ID, { nullable: true, description: 'ID of the changed part. Null if the record itself was changed.' })
  readonly partId!: string | null;
  @Field(() => AuditAction, { description: 'Action on the record or on a part of it.' })
  readonly action!: AuditAction;
  @Field(() => String, {
    nullable: true,
    description: 'Name of the imported file that made the change. Null if it was not an import.',
  })
  readonly fileName!: string | null;
  @Field(() => ID, {
    nullable: true,
    description:
      'ID of the import run that made the change. Null if it was not an import, or if the import was made before runs were recorded.',
  })
  readonly importRunId!: number | null;
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the bulk change that made or undid the change. Null if it was not a bulk change.',
  })
  readonly stockChangeId!: string | null;
  @Field(() => AuditKey, {
    nullable: true,
    description: 'API key with which a program made the change. Null if a person made it.',
  })
  readonly key!: AuditKey | null;
  @Field(() => [AuditFieldChange], {
    description: 'Changed fields, sorted by name. For new and deleted records, the fields with values.',
  })
  readonly changes!: readonly AuditFieldChange[];
}

/** Audit log entry that includes the ID of its author. */
export interface AuditEntryRow extends AuditEntry {
  /** Author's user ID. Null if the caller was not signed in. */
  readonly actorId: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of the audit log.' })
export class AuditEntryPage {
  @Field(() => [AuditEntry], { description: 'Entries on this page.' }) items!: readonly AuditEntryRow[];
  @Field(() => Int, { description: 'Number of matching entries, counted up to 10,001. Counted only if requested.' })
  total!: number;
  @Field(() => Int, { description: 'Page index, starting at 0.' }) index!: number;
  @Field(() => Int, { description: 'Requested page size. The last page may have fewer entries.' }) size!: number;
}
