import { Field, ID, Int, ObjectType } from '../../kernel/graphql.ts';
import { DateTimeScalar } from '../../kernel/values/scalars.ts';
import { SecurityEventKind } from './event-kind.ts';

@ObjectType({
  simpleResolvers: true,
  description:
    'An event that matters for the security of accounts: a sign-in, a refused request, a change of a password or of rights. It contains no passwords or tokens. Administrators only.',
})
export class SecurityEvent {
  @Field(() => ID, { description: 'Entry ID. Later entries have higher IDs.' }) readonly id!: string;
  @Field(() => SecurityEventKind, { description: 'Kind of event.' }) readonly kind!: SecurityEventKind;
  @Field(() => DateTimeScalar, { description: 'Time of the event. If `count` is above 1: of the first event.' })
  readonly at!: string;
  @Field(() => DateTimeScalar, { description: 'Time of the last event.' }) readonly lastAt!: string;
  @Field(() => Int, {
    description: 'Number of equal events within one minute. They share one entry.',
  })
  readonly count!: number;
  @Field(() => String, {
    nullable: true,
    description: 'Email address of the user, or the address that was tried. Null if there is none, or more than one.',
  })
  readonly email!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The part of the API key between `fk_` and the secret. Null if no key was sent.',
  })
  readonly keyPublicId!: string | null;
  @Field(() => String, { nullable: true, description: 'Reason, depending on `kind`. Null if there is none.' })
  readonly reason!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'IP address of the client, as reported by trusted proxies. Null if it is not known, or if too many addresses share the entry.',
  })
  readonly ip!: string | null;
  @Field(() => String, { nullable: true, description: '`User-Agent` of the client. Null if it was not sent.' })
  readonly browser!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'ID of the request, as in the response header `X-Request-Id`. Null if not known.',
  })
  readonly requestId!: string | null;
}

/** An entry of the security log. */
export interface SecurityEventRow extends SecurityEvent {
  readonly userId: number | null;
  readonly actorId: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of the security log.' })
export class SecurityEventPage {
  @Field(() => [SecurityEvent], { description: 'Entries of the page.' }) items!: readonly SecurityEventRow[];
  @Field(() => Int, { description: 'All that match, counted up to 10,001. Counted only when asked for.' })
  total!: number;
  @Field(() => Int, { description: '0-based.' }) index!: number;
  @Field(() => Int, { description: 'Asked for; the last page may have fewer.' }) size!: number;
}
