import type { EntityClass } from '@mikro-orm/postgresql';
import { CartItem } from './cart-item.entity.ts';

export const cartEntities: readonly EntityClass<object>[] = [CartItem];
