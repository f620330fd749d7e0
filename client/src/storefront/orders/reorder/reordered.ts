import type { OrderDetailQuery, ReorderMutation } from '../../../graphql/generated/graphql';

/** An order as its page reads it. */
export type DetailedOrder = NonNullable<OrderDetailQuery['order']>;

/** Result of reordering. */
export type Reordered = NonNullable<ReorderMutation['reorder']>;
