import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** What somebody has written to themselves about an item of stock. Nobody else reads it; it goes with its writer. */
@Entity({ tableName: 'stock_note' })
@Check({ name: 'stock_note_text_check', expression: "text <> '' and length(text) <= 1000" })
@Index({ name: 'stock_note_item_index', properties: ['kind', 'itemId'] })
export class StockNote {
  @PrimaryKey({ type: 'integer' })
  userId!: number;

  /** Name of the type of stock. */
  @PrimaryKey({ type: 'text' })
  kind!: string;

  @PrimaryKey({ type: 'integer' })
  itemId!: number;

  @Property({ type: 'text' })
  text!: string;
}
