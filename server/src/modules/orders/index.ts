import type { EntityClass } from '@mikro-orm/postgresql';
import { Order } from './order.entity.ts';
import { OrderLine } from './order-line.entity.ts';

export const ordersEntities: readonly EntityClass<object>[] = [Order, OrderLine];
