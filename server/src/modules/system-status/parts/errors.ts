import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, Int, ObjectType } from '../../../kernel/graphql.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { queryIn } from '../../../platform/database/statements/own-tables.ts';
import { counted, mostSevere, type PartReading, warning } from './health.ts';

@ObjectType('ServerError', {
  simpleResolvers: true,
  description: 'Errors with the same message and location that were logged within a minute.',
})
export class ServerErrorType {
  @Field(() => ID, { description: 'ID of the entry.' }) readonly id!: string;
  @Field(() => String, { description: 'Log level: `error` or `fatal`.' }) readonly level!: string;
  @Field(() => String, { description: 'Message of the log entry.' }) readonly message!: string;
  @Field(() => String, { nullable: true, description: 'Type of the error. Null if unknown.' })
  readonly errorType!: string | null;
  @Field(() => String, { nullable: true, description: 'Message of the error. Null if there is none.' })
  readonly errorMessage!: string | null;
  @Field(() => String, { nullable: true, description: 'First lines of the stack trace. Null if there is none.' })
  readonly stack!: string | null;
  @Field(() => String, { nullable: true, description: 'Request ID of the first error. Null if not in a request.' })
  readonly requestId!: string | null;
  @Field(() => String, { nullable: true, description: 'Queue of the job. Null if not in a job.' })
  readonly queue!: string | null;
  @Field(() => String, { nullable: true, description: 'Name of the host. Null if unknown.' })
  readonly host!: string | null;
  @Field(() => Int, { description: 'Number of errors.' }) readonly count!: number;
  @Field(() => DateTimeScalar, { description: 'Time of the first error.' }) readonly at!: string;
  @Field(() => DateTimeScalar, { description: 'Time of the last error.' }) readonly lastAt!: string;
}

const maxErrors = 50;
const hourMs = 3_600_000;

/** Returns the last errors of all processes, newest first. */
export async function readErrors(em: EntityManager): Promise<PartReading<readonly ServerErrorType[]>> {
  const data = await queryIn(em)
    .selectFrom('server_error')
    .select([
      ...(['id', 'level', 'message', 'stack', 'queue', 'host', 'count', 'at'] as const),
      'error_type as errorType',
      'error_message as errorMessage',
      'request_id as requestId',
      'last_at as lastAt',
    ])
    .orderBy('id', 'desc')
    .limit(maxErrors)
    .execute();
  const since = Date.now() - hourMs;
  const recent = data.filter(({ lastAt }) => Date.parse(lastAt) > since).reduce((sum, { count }) => sum + count, 0);
  return { data, health: mostSevere([recent > 0 && warning(`${counted(recent, 'error')} in the last hour.`)]) };
}
