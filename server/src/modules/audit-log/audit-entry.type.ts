import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../kernel/values/scalars.ts';
import { AuditAction, AuditPart, AuditSubject } from './audit-words.ts';
import { ShownAs } from './difference/field-words.ts';

@ObjectType('AuditFieldChange', { simpleResolvers: true, description: 'One field of a change.' })
class AuditFieldChangeType {
  @Field(() => String, { description: 'Its name, such as `pricePerCarat`.' }) field!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'Its value before, as text: decimals without trailing zeros, instants in UTC, ids and status numbers as in REST. Null: it had none.',
  })
  before!: string | null;
  @Field(() => String, { nullable: true, description: 'Its value after, in the same form. Null: it has none.' })
  after!: string | null;
  @Field(() => String, { description: 'What people call it.' }) label!: string;
  @Field(() => ShownAs, { description: 'How the words are to be shown.' }) shownAs!: ShownAs;
  @Field(() => String, {
    nullable: true,
    description: '`before` as people know it: labels for ids and numbers. Null: it had none.',
  })
  beforeWords!: string | null;
  @Field(() => String, { nullable: true, description: '`after` in the same way. Null: it has none.' })
  afterWords!: string | null;
}

@ObjectType('AuditKey', { simpleResolvers: true, description: 'The key with which a program made a change.' })
class AuditKeyType {
  @Field(() => String, { description: 'What stands in it between `fk_` and the secret.' }) publicId!: string;
  @Field(() => String, { description: 'Its name at that moment.' }) name!: string;
}

@ObjectType('AuditEntry', {
  simpleResolvers: true,
  description:
    'A change that an administrator made, or a program with a key, or somebody to their own keys. It is written together with the change and never changed or removed. Secrets, such as passwords, are never told. Administrators only.',
})
export class AuditEntryType {
  @Field(() => ID, { description: 'Grows with time.' }) id!: string;
  @Field(() => DateTimeScalar, { description: 'When; the same for everything that was changed by one call.' })
  at!: string;
  @Field(() => String, {
    description:
      'E-mail address at that moment of the administrator, or of the owner of the key; `command line`, `import folder` or `scheduled fetch` for an import that came that way.',
  })
  actorEmail!: string;
  @Field(() => String, { description: 'Of the call that made the change: the answer’s header `X-Request-Id`.' })
  requestId!: string;
  @Field(() => AuditSubject, { description: 'Kind of thing that was changed.' }) subject!: string;
  @Field(() => ID, { description: 'Id of the subject, also where only a part of it was changed.' }) subjectId!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'By which people know it, at that moment. Null where there is only one of its kind, or nothing is left of it.',
  })
  label!: string | null;
  @Field(() => AuditPart, { nullable: true, description: 'Which part of it. Null: the subject itself.' })
  part!: AuditPart | null;
  @Field(() => ID, { nullable: true, description: 'Id of the part. Null: the subject itself.' })
  partId!: string | null;
  @Field(() => AuditAction, { description: 'What was done to the subject, or to the part.' }) action!: AuditAction;
  @Field(() => String, {
    nullable: true,
    description: 'Name of the imported file that made the change. Null: nobody imported it.',
  })
  fileName!: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'The import run that made the change. Null: none, or one from before runs were kept.',
  })
  importRunId!: number | null;
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the bulk change that changed the item, or whose undo did. Null: it was changed by itself.',
  })
  stockChangeId!: string | null;
  @Field(() => AuditKeyType, {
    nullable: true,
    description: 'The key with which a program of theirs made the change. Null: they made it themselves.',
  })
  key!: AuditKeyType | null;
  @Field(() => [AuditFieldChangeType], {
    description: 'Fields by name: those that differ, or that had a value when the thing was made or removed.',
  })
  changes!: readonly AuditFieldChangeType[];
}

@ObjectType('AuditEntryPage', { simpleResolvers: true, description: 'One page of the audit log.' })
export class AuditEntryPage {
  @Field(() => [AuditEntryType], { description: 'Its entries.' }) items!: readonly AuditEntryType[];
  @Field(() => Int, { description: 'All that match, counted up to 10,001. Counted only when asked for.' })
  total!: number;
  @Field(() => Int, { description: '0-based.' }) index!: number;
  @Field(() => Int, { description: 'Asked for; the last page may have fewer.' }) size!: number;
}
