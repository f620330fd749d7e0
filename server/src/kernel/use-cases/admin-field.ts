import { Field, type MiddlewareFn, UseMiddleware } from 'type-graphql';
import { administrator } from './access.ts';
import type { RequestContext } from './context.ts';

/** Lets nobody but administrators read a field: others get null and FORBIDDEN, at that field only. */
export const administratorsOnly: MiddlewareFn<RequestContext> = ({ context }, next) => {
  administrator.check(context);
  return next();
};

/** A nullable GraphQL field for administrators. Its value must not even be read for others. */
export const AdminField =
  (type: () => object, { description }: { description: string }): PropertyDecorator =>
  (target, property) => {
    Field(type, {
      nullable: true,
      simple: false,
      description: `${description} Administrators only: FORBIDDEN for anybody else.`,
    })(target, property);
    UseMiddleware(administratorsOnly)(target, property);
  };
