import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { ErrorCodeEnum, errorCodes } from '../kernel/errors/error-code.ts';
import { type ErrorCode, errorCatalogue, errorText } from '../kernel/errors/errors.ts';
import { guest } from '../kernel/use-cases/access.ts';
import type { RequestContext } from '../kernel/use-cases/context.ts';

@ObjectType({ simpleResolvers: true, description: 'One error of the closed catalogue.' })
class ErrorInfo {
  @Field(() => ErrorCodeEnum, { description: 'Its name, as in `extensions.code`.' }) code!: ErrorCode;
  @Field(() => Int, { description: 'Its number, as in `extensions.errorCode` and in REST.' }) errorCode!: number;
  @Field(() => Int, { description: 'The HTTP status that REST usually answers it with.' }) httpStatus!: number;
  @Field(() => String, { description: 'What people read: plain English, not for programs to compare.' })
  message!: string;
}

@Resolver()
export class ErrorCatalogueResolver {
  @Query(() => [ErrorInfo], { nullable: true, description: 'Every error that a call may answer. Open to everybody.' })
  errorCatalogue(@Ctx() ctx: RequestContext): ErrorInfo[] {
    guest.check(ctx);
    return errorCodes.map((code) => {
      const { errorCode, status } = errorCatalogue[code];
      return { code, errorCode, httpStatus: status, message: errorText(code) };
    });
  }
}
