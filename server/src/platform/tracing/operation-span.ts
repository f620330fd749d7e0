import type { Attributes } from '@opentelemetry/api';
import type { SpanDescription } from '../../kernel/tracing.ts';

/** Returns the span of a GraphQL operation. */
export const operationSpan = (
  type: 'query' | 'mutation' | 'subscription',
  name: string | undefined,
  attributes?: Attributes,
): SpanDescription => ({
  name: name === undefined ? type : `${type} ${name}`,
  attributes: {
    'graphql.operation.type': type,
    ...(name !== undefined && { 'graphql.operation.name': name }),
    ...attributes,
  },
});
