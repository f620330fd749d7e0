import type { OrderDetailQuery, ReorderMutation } from '../../../graphql/generated/graphql';

/** Order with all data of its page. */
export type DetailedOrder = NonNullable<OrderDetailQuery['order']>;

/** Result of reordering. */
export type Reordered = NonNullable<ReorderMutation['reorder']>;
