import { Migration } from '@mikro-orm/migrations';

const ofStones = [
  'stockNumber,shape,carats,color,clarity,cut,polish,symmetry,discount,price.perCarat',
  'availability,fluorescence,report.laboratory,report.number,proportions,proportions.depthPercent',
  'proportions.tablePercent,rapPrice,vendor,updatedAt',
] as const;
const [facts, ...more] = ofStones;

/** Columns of back-office lists by page name: the previous defaults and the new ones. */
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

/**
 * Moves the total and the status to the front of the default columns, because phones show only the first columns.
 * Columns that an administrator has changed are unchanged.
 */
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
