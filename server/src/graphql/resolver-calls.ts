import { type ContainerType, getMetadataStorage } from 'type-graphql';

/** Resolvers have no state: one of each is enough. type-graphql's own container goes through all of them at every call. */
export function resolverInstances(): ContainerType {
  const instances = new Map<unknown, unknown>();
  return {
    get(resolver) {
      const known = instances.get(resolver);
      if (known !== undefined) return known;
      const made: unknown = new resolver();
      instances.set(resolver, made);
      return made;
    },
  };
}

/**
 * Has resolvers get arguments as the executor read them. type-graphql would make instances of their classes first, which
 * use cases do again, and would look up for each field of each input what its class is. To be called once the schema is
 * built: until then it is by the arguments' metadata that the schema knows of them.
 */
export function takeArgumentsAsTheyCome(): void {
  for (const param of getMetadataStorage().params) {
    if (param.kind !== 'arg') continue;
    const { name } = param;
    Object.assign(param, { kind: 'custom', options: {}, resolver: ({ args }: Call) => args[name] });
  }
}

interface Call {
  readonly args: Readonly<Record<string, unknown>>;
}
