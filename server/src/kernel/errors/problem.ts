import { Field, Int, ObjectType } from '../graphql.ts';
import { type ErrorCode, ErrorCodeEnum } from './catalogue.ts';
import { AppError } from './errors.ts';
import { sentences } from './explanations.ts';

export interface ItemProblem {
  /** Zero-based position in the input list. */
  readonly index: number;
  readonly error: AppError;
}

@ObjectType({ description: 'Failed item of a bulk call. The other items succeeded.' })
export class Problem {
  @Field(() => Int, { description: 'Zero-based position in the input list.' })
  index: number;

  @Field(() => ErrorCodeEnum, { description: 'Error code.' })
  code: ErrorCode;

  @Field(() => Int, { description: 'Number of the error, as in REST.' })
  errorCode: number;

  @Field(() => String, { description: 'Error message.' })
  message: string;

  @Field(() => String, { description: 'Display text: the problem and how to solve it.' })
  explanation: string;

  constructor({ index, error }: ItemProblem) {
    this.index = index;
    this.code = error.code;
    this.errorCode = error.errorCode;
    this.message = error.details?.map(({ message }) => message).join('; ') || error.graphqlMessage;
    this.explanation = error.explanation;
  }
}

/**
 * Throws the first error. Its details cover all failed items and have paths such as `list.index`. Used by bulk calls
 * that change either all items or none.
 */
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
