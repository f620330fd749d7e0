import { getMetadataStorage } from 'type-graphql';

/* Re-exports type-graphql, so that replacing it would only affect this file. Its version 2 is a release candidate. */
export {
  Arg,
  buildSchemaSync,
  type ClassType,
  type ContainerType,
  Ctx,
  createUnionType,
  Extensions,
  Field,
  FieldResolver,
  Float,
  getMetadataStorage,
  ID,
  Info,
  InputType,
  Int,
  InterfaceType,
  type MiddlewareFn,
  Mutation,
  ObjectType,
  type PubSub,
  Query,
  Resolver,
  Root,
  registerEnumType,
  Subscription,
  UseMiddleware,
} from 'type-graphql';

/** Returns the metadata of a class's GraphQL fields, including inherited fields. */
export const graphqlFields = (type: object) =>
  getMetadataStorage().fields.filter(
    ({ target }) => target === type || Object.prototype.isPrototypeOf.call(target, type),
  );
