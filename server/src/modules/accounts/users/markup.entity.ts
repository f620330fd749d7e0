import type { Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from './user.entity.ts';

/** Changes the prices that a user sees, within closed ranges of carats and of the unmarked total. Null ends are open. */
@Entity({ tableName: 'user_markup' })
@Check({ name: 'user_markup_carat_check', expression: 'carat_min >= 0 and carat_max >= 0 and carat_min <= carat_max' })
@Check({ name: 'user_markup_price_check', expression: 'price_min >= 0 and price_max >= 0 and price_min <= price_max' })
@Check({ name: 'user_markup_percent_check', expression: 'percent > -100' })
export class Markup {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => User, deleteRule: 'cascade', index: true })
  user!: Rel<User>;

  @Property({ type: 'decimal', precision: 10, scale: 3, nullable: true })
  caratMin: string | null = null;

  @Property({ type: 'decimal', precision: 10, scale: 3, nullable: true })
  caratMax: string | null = null;

  @Property({ type: 'decimal', precision: 16, scale: 2, nullable: true })
  priceMin: string | null = null;

  @Property({ type: 'decimal', precision: 16, scale: 2, nullable: true })
  priceMax: string | null = null;

  /** Added to the price: 10 makes 100.00 into 110.00. */
  @Property({ type: 'decimal', precision: 9, scale: 4 })
  percent!: string;
}
