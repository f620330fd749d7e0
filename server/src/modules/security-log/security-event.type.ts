import { Field, ID, Int, ObjectType } from '../../kernel/graphql.ts';
import { DateTimeScalar } from '../../kernel/values/scalars.ts';
import { SecurityEventKind } from './event-kind.ts';

@ObjectType({
  simpleResolvers: true,
  description:
    'Something that matters for the safety of accounts: a sign-in, a refusal, a change of a password or of what somebody may do. Passwords and tokens are in none. Administrators only.',
})
export class SecurityEvent {
  @Field(() => ID, { description: 'Grows with time.' }) readonly id!: string;
  @Field(() => SecurityEventKind, { description: 'What has happened.' }) readonly kind!: SecurityEventKind;
  @Field(() => DateTimeScalar, { description: 'Time of the event. For counted events: of the first.' })
  readonly at!: string;
  @Field(() => DateTimeScalar, { description: 'The last time.' }) readonly lastAt!: string;
  @Field(() => Int, {
    description: 'How often within that minute: the same refusals are one entry.',
  })
  readonly count!: number;
  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of whom it is about, or the one that was tried. Null: none, or of several.',
  })
  readonly email!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'What stands between `fk_` and the secret of the key that was sent. Null: none was.',
  })
  readonly keyPublicId!: string | null;
  @Field(() => String, { nullable: true, description: 'What `kind` says of it. Null: nothing.' })
  readonly reason!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'IP address of the client, as the proxies that the house trusts tell it. Null: not known, or of several, where there were too many to tell each.',
  })
  readonly ip!: string | null;
  @Field(() => String, { nullable: true, description: 'What the client calls itself: `User-Agent`.' })
  readonly browser!: string | null;
  @Field(() => String, { nullable: true, description: 'Of the call: the answer’s header `X-Request-Id`.' })
  readonly requestId!: string | null;
}

/** An entry of the security log. */
export interface SecurityEventRow extends SecurityEvent {
  readonly userId: number | null;
  readonly actorId: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of the security log.' })
export class SecurityEventPage {
  @Field(() => [SecurityEvent], { description: 'Its entries.' }) items!: readonly SecurityEventRow[];
  @Field(() => Int, { description: 'All that match, counted up to 10,001. Counted only when asked for.' })
  total!: number;
  @Field(() => Int, { description: '0-based.' }) index!: number;
  @Field(() => Int, { description: 'Asked for; the last page may have fewer.' }) size!: number;
}
