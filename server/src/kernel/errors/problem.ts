import { Field, Int, ObjectType } from '../graphql.ts';
import { type ErrorCode, ErrorCodeEnum } from './catalogue.ts';
import { AppError } from './errors.ts';
import { sentences } from './explanations.ts';

/** One item of a bulk call that did not succeed. */
export interface ItemProblem {
  /** Position in the input list, from 0. */
  readonly index: number;
  readonly error: AppError;
}

@ObjectType({ description: 'One item of a bulk call that did not succeed; the others did.' })
export class Problem {
  @Field(() => Int, { description: 'Position in the input list, from 0.' })
  index: number;

  @Field(() => ErrorCodeEnum, { description: 'Name of the error.' })
  code: ErrorCode;

  @Field(() => Int, { description: 'Number of the error, as in REST.' })
  errorCode: number;

  @Field(() => String, { description: 'What is wrong with it.' })
  message: string;

  @Field(() => String, { description: 'What is the matter and what can be done about it, for people.' })
  explanation: string;

  constructor({ index, error }: ItemProblem) {
    this.index = index;
    this.code = error.code;
    this.errorCode = error.errorCode;
    this.message = error.details?.map(({ message }) => message).join('; ') || error.graphqlMessage;
    this.explanation = error.explanation;
  }
}

/** All or nothing: throws the first problem's error, naming every item that has one, or its fields, as `list.index`. */
export function refuseProblems(problems: readonly ItemProblem[], list: string): void {
  const [first] = problems;
  if (!first) return;
  const { code, status, reason, retryAfterSeconds } = first.error;
  throw new AppError(code, {
    status,
    reason,
    retryAfterSeconds,
    explanation: sentences(problems.map(({ error }) => error.explanation)),
    details: problems.flatMap(({ index, error }) =>
      (error.details ?? [{ path: '', message: error.explanation }]).map(({ path, message }) => ({
        path: [list, index, path].filter((part) => part !== '').join('.'),
        message,
      })),
    ),
  });
}
