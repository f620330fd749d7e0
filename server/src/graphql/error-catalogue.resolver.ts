import { type ErrorCode, ErrorCodeEnum, errorCatalogue, errorCodes, errorText } from '../kernel/errors/catalogue.ts';
import { explain } from '../kernel/errors/explanations.ts';
import { type ErrorReason, reasonsOf, statusOf } from '../kernel/errors/reasons.ts';
import { Ctx, Field, Int, ObjectType, Query, Resolver } from '../kernel/graphql.ts';
import { forEveryKey, guest } from '../kernel/use-cases/access.ts';
import type { RequestContext } from '../kernel/use-cases/context.ts';
import { query } from '../kernel/use-cases/use-case.ts';

@ObjectType({ simpleResolvers: true, description: 'More specific reason for an error of the catalogue.' })
class ErrorReasonInfo {
  @Field(() => String, { description: 'Name of the reason, as in `extensions.reason`.' }) reason!: ErrorReason;
  @Field(() => Int, { description: 'Default HTTP status in REST.' }) httpStatus!: number;
  @Field(() => String, { description: 'Default value of `extensions.explanation`. Display text.' })
  explanation!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Error of the catalogue.' })
class ErrorInfo {
  @Field(() => ErrorCodeEnum, { description: 'Error code, as in `extensions.code`.' }) code!: ErrorCode;
  @Field(() => Int, { description: 'Number of the error, as in `extensions.errorCode` and in REST.' })
  errorCode!: number;
  @Field(() => Int, { description: 'Default HTTP status in REST.' }) httpStatus!: number;
  @Field(() => String, { description: 'Documented message.' }) message!: string;
  @Field(() => String, {
    description: 'Default value of `extensions.explanation`. Display text; programs should compare codes.',
  })
  explanation!: string;
  @Field(() => [ErrorReasonInfo], { description: 'More specific reasons for the error.' })
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
  @Query(() => [ErrorInfo], {
    nullable: true,
    description: 'Lists all errors that a request can return. No sign-in required.',
  })
  errorCatalogue(@Ctx() ctx: RequestContext): Promise<ErrorInfo[]> {
    return readCatalogue(ctx);
  }
}
