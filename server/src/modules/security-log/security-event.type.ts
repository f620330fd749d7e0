import { Field, ID, Int, ObjectType } from '../../kernel/graphql.ts';
import { DateTimeScalar } from '../../kernel/values/scalars.ts';
import { SecurityEventKind } from './event-kind.ts';

@ObjectType({
  simpleResolvers: true,
  description:
    'Event that affects the security of accounts: a sign-in, a rejected request, or a change of a password or of permissions. Contains no passwords or tokens. Administrators only.',
})
export class SecurityEvent {
  @Field(() => ID, { description: 'Entry ID. Later entries have higher IDs.' }) readonly id!: string;
  @Field(() => SecurityEventKind, { description: 'Kind of event.' }) readonly kind!: SecurityEventKind;
  @Field(() => DateTimeScalar, {
    description: 'Time of the event. If `count` is greater than 1, time of the first event.',
  })
  readonly at!: string;
  @Field(() => DateTimeScalar, {
    description: 'Time of the last event, if `count` is greater than 1. Otherwise the same as `at`.',
  })
  readonly lastAt!: string;
  @Field(() => Int, {
    description: 'Number of identical events within one minute, which share an entry.',
  })
  readonly count!: number;
  @Field(() => String, {
    nullable: true,
    description:
      'Email address of the user, or the address that was entered. Null if unknown, or if the entry covers more than one address.',
  })
  readonly email!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Part of the API key between `fk_` and the secret. Null if no key was sent.',
  })
  readonly keyPublicId!: string | null;
  @Field(() => String, { nullable: true, description: 'Reason. Its values depend on `kind`. Null if there is none.' })
  readonly reason!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'IP address of the client, as reported by trusted proxies. Null if unknown, or if the entry covers more than one address.',
  })
  readonly ip!: string | null;
  @Field(() => String, { nullable: true, description: '`User-Agent` of the client. Null if it was not sent.' })
  readonly browser!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Request ID, as in the response header `X-Request-Id`. Null if unknown.',
  })
  readonly requestId!: string | null;
}

export interface SecurityEventRow extends SecurityEvent {
  readonly userId: number | null;
  readonly actorId: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of the security log.' })
export class SecurityEventPage {
  @Field(() => [SecurityEvent], { description: 'Entries on this page.' }) items!: readonly SecurityEventRow[];
  @Field(() => Int, { description: 'Number of matching entries, counted up to 10,001. Counted only if requested.' })
  total!: number;
  @Field(() => Int, { description: 'Page number, starting at 0.' }) index!: number;
  @Field(() => Int, { description: 'Requested page size. The last page may have fewer entries.' }) size!: number;
}
