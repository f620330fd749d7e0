import { Migration } from '@mikro-orm/migrations';

const filters = [
  ['cutsMainStone', 'Shape of the main stone'],
  ['subTypes', 'Style'],
] as const;

/** Descriptions of jewelry pages: the previous default and the new one. */
const descriptions = {
  rings: ['Rings that exist once.', 'Finished rings, of our time and of others.'],
  bracelets: ['Bracelets that exist once.', 'Finished bracelets, and models made in your colour and size.'],
  necklaces: ['Necklaces that exist once.', 'Finished necklaces, from strands to rivières.'],
  pendants: ['Pendants that exist once.', 'Finished pendants.'],
  earrings: ['Earrings that exist once.', 'Studs, drops and hoops, in pairs.'],
  brooches: ['Brooches that exist once.', 'Brooches and pins.'],
  'one-of-a-kind': [
    'Every piece that exists once.',
    'Pieces of which there is only one: once sold, there is no second.',
  ],
} as const;

/**
 * Adds filters for the main stone's shape and the style to jewelry pages, and replaces the default descriptions.
 * Descriptions that an administrator has edited are unchanged. A new database already contains the new defaults.
 */
export class Migration20261122184000_jewellery_filters extends Migration {
  override up(): void {
    for (const [field, label] of filters) {
      this.addSql(`
        insert into page_filter (page_id, position, field, label, kind)
        select p.id, (select coalesce(max(position), -1) + 1 from page_filter where page_id = p.id),
          '${field}', '${label}', 'multiselect'
        from page_settings p
        where p.list = 'jewelleryPieces'
          and not exists (select from page_filter f where f.page_id = p.id and f.field = '${field}')`);
    }
    for (const [page, [before, now]] of Object.entries(descriptions)) this.describe(page, before, now);
  }

  private describe(page: string, before: string, now: string): void {
    this.addSql(
      `update page_settings set description = '${now}' where page_name = '${page}' and description = '${before}'`,
    );
  }

  override down(): void {
    for (const [page, [before, now]] of Object.entries(descriptions)) this.describe(page, now, before);
    for (const [field, label] of filters) {
      this.addSql(`delete from page_filter where field = '${field}' and label = '${label}'`);
    }
  }
}
