import { Migration } from '@mikro-orm/migrations';

const before = `'{id,createdAt,buyer.name,buyer.email,status,totalPrice,completedAt}'`;
const now = `'{id,totalPrice,status,buyer.name,buyer.email,createdAt,completedAt}'`;

/** The list of orders says total and status first, where nobody has chosen its columns: a phone shows no more of a row. */
export class Migration20261124053010_orders_list_columns extends Migration {
  override up(): void {
    this.put(before, now);
  }

  override down(): void {
    this.put(now, before);
  }

  private put(from: string, to: string): void {
    this.addSql(`update page_settings set columns = ${to} where page_name = 'admin_orders' and columns = ${from}`);
  }
}
