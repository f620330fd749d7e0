import { pageFields } from '../../kernel/input/page.ts';
import { defineModule } from '../../kernel/module.ts';
import { AdminOrderResolver } from './administration/admin-order.resolver.ts';
import { OrderAddressLines } from './details/order-address.ts';
import { OrderDraftResolver } from './drafts/order-draft.resolver.ts';
import { orderMails } from './emails/order-emails.ts';
import { sendPaymentRequest } from './emails/payment-request.job.ts';
import { OrderFeedResolver } from './feed/order-feed.resolver.ts';
import { OrderMessageResolver } from './messages/order-message.resolver.ts';
import { sendMessage } from './messages/send-message.job.ts';
import { Order } from './order.entity.ts';
import { OrderLineResolver, OrderResolver, orderFieldResolvers } from './order.resolver.ts';
import { orderRoutes } from './order.routes.ts';
import { OrderPage } from './order.type.ts';
import { OrderLine } from './order-line.entity.ts';
import { ReorderResolver } from './reordering/reorder.resolver.ts';
import { TestOrderResolver } from './sandbox/test-order.resolver.ts';
import { deleteExpiredTestOrders } from './sandbox/test-orders.ts';
import { OrderEvent } from './timeline/order-event.entity.ts';
import { OrderMessage } from './timeline/order-message.entity.ts';

export { changeOrderStatus } from './change-order-status.ts';
export { openOrderDocument } from './documents/download-order-document.ts';
export { findOrder, placedOrders } from './list-orders.ts';
export { Order } from './order.entity.ts';
export {
  orderDeleted,
  orderDetailsChanged,
  orderLinesChanged,
  orderMessageSent,
  orderPlaced,
  orderStatusChanged,
} from './order.events.ts';
export { OrderLine } from './order-line.entity.ts';
export { OrderStatus, orderStatusLabels } from './order-status.ts';
export { placeOrder } from './placing/place-order.ts';

export const ordersModule = defineModule({
  entities: [Order, OrderLine, OrderEvent, OrderMessage],
  resolvers: [
    OrderResolver,
    pageFields(OrderPage),
    OrderLineResolver,
    OrderAddressLines,
    ...orderFieldResolvers,
    AdminOrderResolver,
    ReorderResolver,
    OrderDraftResolver,
    OrderMessageResolver,
    OrderFeedResolver,
    TestOrderResolver,
  ],
  routes: orderRoutes,
  jobs: [sendMessage, sendPaymentRequest, deleteExpiredTestOrders],
  subscribers: [orderMails],
});
