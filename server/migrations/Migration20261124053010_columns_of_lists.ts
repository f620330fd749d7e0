import { Migration } from '@mikro-orm/migrations';

const ofStones = [
  'stockNumber,shape,carats,color,clarity,cut,polish,symmetry,discount,price.perCarat',
  'availability,fluorescence,report.laboratory,report.number,proportions,proportions.depthPercent',
  'proportions.tablePercent,rapPrice,vendor,updatedAt',
] as const;
const [facts, ...more] = ofStones;

/** Columns of lists of the back office by the names of their pages: as they were delivered, and as they are now. */
const lists = [
  {
    page: 'admin_orders',
    before: 'id,createdAt,buyer.name,buyer.email,status,totalPrice,completedAt',
    now: 'id,totalPrice,status,buyer.name,buyer.email,createdAt,completedAt',
  },
  {
    page: 'admin_diamonds',
    before: ['isActive,status', facts, 'price.total', ...more].join(','),
    now: ['status,price.total,isActive', ...ofStones].join(','),
  },
];

/** Lists say total and status first, where nobody has chosen their columns: a phone shows no more of a row. */
export class Migration20261124053010_columns_of_lists extends Migration {
  override up(): void {
    for (const { page, before, now } of lists) this.put(page, before, now);
  }

  override down(): void {
    for (const { page, before, now } of lists) this.put(page, now, before);
  }

  private put(page: string, from: string, to: string): void {
    this.addSql(`update page_settings set columns = '{${to}}' where page_name = '${page}' and columns = '{${from}}'`);
  }
}
