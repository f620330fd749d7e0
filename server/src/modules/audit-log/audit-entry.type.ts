import { Field, ID, Int, ObjectType } from '../../kernel/graphql.ts';
import { DateTimeScalar } from '../../kernel/values/scalars.ts';
import { AuditAction, AuditPart, AuditSubject } from './audit-words.ts';
import { ShownAs } from './difference/field-words.ts';

@ObjectType({ simpleResolvers: true, description: 'One field of a change.' })
export class AuditFieldChange {
  @Field(() => String, { description: 'Its name, such as `pricePerCarat`.' }) readonly field!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'Its value before, as text: decimals without trailing zeros, instants in UTC, ids and status numbers as in REST. Null: it had none.',
  })
  readonly before!: string | null;
  @Field(() => String, { nullable: true, description: 'Its value after, in the same form. Null: it has none.' })
  readonly after!: string | null;
  @Field(() => String, { description: 'What people call it.' }) readonly label!: string;
  @Field(() => ShownAs, { description: 'How the words are to be shown.' }) readonly shownAs!: ShownAs;
  @Field(() => String, {
    nullable: true,
    description: '`before` as people know it: labels for ids and numbers. Null: it had none.',
  })
  readonly beforeWords!: string | null;
  @Field(() => String, { nullable: true, description: '`after` in the same way. Null: it has none.' })
  readonly afterWords!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The key with which a program made a change.' })
export class AuditKey {
  @Field(() => String, { description: 'The part of the key between `fk_` and the secret.' }) readonly publicId!: string;
  @Field(() => String, { description: 'Its name at that moment.' }) readonly name!: string;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'A change that an administrator made, or a program with a key, or somebody to their own keys. It is written together with the change and never changed or removed. Secrets, such as passwords, are never told. Administrators only.',
})
export class AuditEntry {
  @Field(() => ID, { description: 'Grows with time.' }) readonly id!: string;
  @Field(() => DateTimeScalar, { description: 'When; the same for everything that was changed by one call.' })
  readonly at!: string;
  @Field(() => String, {
    description:
      'E-mail address at that moment of the administrator, or of the owner of the key; `command line`, `import folder` or `scheduled fetch` for an import that came that way.',
  })
  readonly actorEmail!: string;
  @Field(() => String, { description: 'Of the call that made the change: the answer’s header `X-Request-Id`.' })
  readonly requestId!: string;
  @Field(() => AuditSubject, { description: 'Kind of thing that was changed.' }) readonly subject!: string;
  @Field(() => ID, { description: 'Id of the subject, also where only a part of it was changed.' })
  readonly subjectId!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'By which people know it, at that moment. Null where there is only one of its kind, or nothing is left of it.',
  })
  readonly label!: string | null;
  @Field(() => AuditPart, { nullable: true, description: 'Which part of it. Null: the subject itself.' })
  readonly part!: AuditPart | null;
  @Field(() => ID, { nullable: true, description: 'Id of the part. Null: the subject itself.' })
  readonly partId!: string | null;
  @Field(() => AuditAction, { description: 'What was done to the subject, or to the part.' })
  readonly action!: AuditAction;
  @Field(() => String, {
    nullable: true,
    description: 'Name of the imported file that made the change. Null: nobody imported it.',
  })
  readonly fileName!: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'The import run that made the change. Null: none, or one from before runs were kept.',
  })
  readonly importRunId!: number | null;
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the bulk change that changed the item, or whose undo did. Null: it was changed by itself.',
  })
  readonly stockChangeId!: string | null;
  @Field(() => AuditKey, {
    nullable: true,
    description: 'The key with which a program of theirs made the change. Null: they made it themselves.',
  })
  readonly key!: AuditKey | null;
  @Field(() => [AuditFieldChange], {
    description: 'Fields by name: those that differ, or that had a value when the thing was made or removed.',
  })
  readonly changes!: readonly AuditFieldChange[];
}

/** An audit log entry. */
export interface AuditEntryRow extends AuditEntry {
  /** Null if the caller was not signed in. */
  readonly actorId: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of the audit log.' })
export class AuditEntryPage {
  @Field(() => [AuditEntry], { description: 'Its entries.' }) items!: readonly AuditEntryRow[];
  @Field(() => Int, { description: 'All that match, counted up to 10,001. Counted only when asked for.' })
  total!: number;
  @Field(() => Int, { description: '0-based.' }) index!: number;
  @Field(() => Int, { description: 'Asked for; the last page may have fewer.' }) size!: number;
}
