import type { OrderDetailQuery, ReorderMutation } from '../../../graphql/generated/graphql';

/** Order with all the data that its page shows. */
export type DetailedOrder = NonNullable<OrderDetailQuery['order']>;

/** Result of a reorder request. */
export type Reordered = NonNullable<ReorderMutation['reorder']>;
