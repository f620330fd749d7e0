import { type ErrorCode, ErrorCodeEnum, errorCatalogue, errorCodes, errorText } from '../kernel/errors/catalogue.ts';
import { explain } from '../kernel/errors/explanations.ts';
import { type ErrorReason, reasonsOf, statusOf } from '../kernel/errors/reasons.ts';
import { Ctx, Field, Int, ObjectType, Query, Resolver } from '../kernel/graphql.ts';
import { forEveryKey, guest } from '../kernel/use-cases/access.ts';
import type { RequestContext } from '../kernel/use-cases/context.ts';
import { query } from '../kernel/use-cases/use-case.ts';

@ObjectType({ simpleResolvers: true, description: 'A finer case behind an error of the catalogue.' })
class ErrorReasonInfo {
  @Field(() => String, { description: 'Its name, as in `extensions.reason`.' }) reason!: ErrorReason;
  @Field(() => Int, { description: 'The HTTP status that REST usually answers it with.' }) httpStatus!: number;
  @Field(() => String, { description: 'What `extensions.explanation` usually says then, for people to read.' })
  explanation!: string;
}

@ObjectType({ simpleResolvers: true, description: 'One error of the closed catalogue.' })
class ErrorInfo {
  @Field(() => ErrorCodeEnum, { description: 'Its name, as in `extensions.code`.' }) code!: ErrorCode;
  @Field(() => Int, { description: 'Its number, as in `extensions.errorCode` and in REST.' }) errorCode!: number;
  @Field(() => Int, { description: 'The HTTP status that REST usually answers it with.' }) httpStatus!: number;
  @Field(() => String, { description: 'Its documented text.' }) message!: string;
  @Field(() => String, {
    description: 'What `extensions.explanation` usually says: for people to read, not for programs to compare.',
  })
  explanation!: string;
  @Field(() => [ErrorReasonInfo], { description: 'The finer cases that may stand behind it.' })
  reasons!: ErrorReasonInfo[];
}

const readCatalogue = query(
  forEveryKey(guest),
  async (): Promise<ErrorInfo[]> =>
    errorCodes.map((code) => {
      const { errorCode, status } = errorCatalogue[code];
      const reasons = reasonsOf(code).map((reason) => ({
        reason,
        httpStatus: statusOf(code, reason),
        explanation: explain({ code, reason }),
      }));
      return { code, errorCode, httpStatus: status, message: errorText(code), explanation: explain({ code }), reasons };
    }),
);

@Resolver()
export class ErrorCatalogueResolver {
  @Query(() => [ErrorInfo], { nullable: true, description: 'Every error that a call may answer. Open to everybody.' })
  errorCatalogue(@Ctx() ctx: RequestContext): Promise<ErrorInfo[]> {
    return readCatalogue(ctx);
  }
}
