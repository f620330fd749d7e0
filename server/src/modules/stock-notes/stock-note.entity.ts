import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/users/index.ts';

/** A user's private note about a stock item. Deleted together with the user. */
@Entity({ tableName: 'stock_note' })
@Check({ name: 'stock_note_text_check', expression: "text <> '' and length(text) <= 1000" })
@Index({ name: 'stock_note_item_index', properties: ['kind', 'itemId'] })
export class StockNote {
  @ManyToOne({
    entity: () => User,
    fieldName: 'user_id',
    mapToPk: true,
    primary: true,
    deleteRule: 'cascade',
    index: false,
  })
  userId!: number;

  /** Name of the stock type. */
  @PrimaryKey({ type: 'text' })
  kind!: string;

  @PrimaryKey({ type: 'integer' })
  itemId!: number;

  @Property({ type: 'text' })
  text!: string;
}
