import { Migration } from '@mikro-orm/migrations';

/** Columns of back-office lists: the previous defaults and the new ones. The most important columns are first. */
const columns = {
  admin_melee: [
    'isActive stockNumber color shape sieves sizeFrom sizeTo carats price.perCarat availability updatedAt',
    'price.perCarat isActive stockNumber color shape sieves sizeFrom sizeTo carats availability promisedCarats updatedAt',
  ],
  admin_products: [
    'isActive media.images stockNumber title type subType material karatGold mainStone.type mainStone.carats period price.total updatedAt',
    'status totalPrice webPrice quantity isActive stockNumber title type subType material karatGold mainStone.type mainStone.carats period availability vendor updatedAt',
  ],
  admin_engagement_rings: [
    'isActive media.images stockNumber name style material karatGold colorOfGold shapes price.total updatedAt',
    'price.total isActive stockNumber name style material karatGold colorOfGold shapes availability updatedAt',
  ],
  admin_generic_diamonds: [
    'isActive media.images shape caratsFrom caratsTo color clarity isLabGrown price.perCarat updatedAt',
    'price.total price.perCarat isActive shape caratsFrom caratsTo color clarity isLabGrown availability updatedAt',
  ],
  admin_eternity_rings: [
    'isActive media.images stockNumber name shape material colorOfGold ringSize numberOfStones totalCarats color clarity price.total updatedAt',
    'price.total isActive stockNumber name shape material colorOfGold ringSize numberOfStones totalCarats color clarity availability updatedAt',
  ],
  admin_custom_necklaces: [
    'isActive media.images name shape material chainLength numberOfStones totalCarats price.total updatedAt',
    'price.total isActive name shape material chainLength numberOfStones totalCarats availability updatedAt',
  ],
} as const;

const bracelets =
  'price.total isActive name title color size material numberOfStones totalCarats availability updatedAt';

const filters = [
  ['text', 'Search', 'text'],
  ['colors', 'Colour', 'multiselect'],
  ['sizes', 'Size', 'multiselect'],
  ['materials', 'Material', 'multiselect'],
  ['totalCarats', 'Total carats', 'range'],
  ['price', 'Price', 'range'],
] as const;

const textArray = (names: string): string => `string_to_array('${names}', ' ')`;

/**
 * Adds a list of bracelets to the back office. In the other lists, the columns that are read and changed most often
 * are now first. Settings that an administrator has changed are unchanged. A new database already contains the new
 * defaults.
 */
export class Migration20261124051000_stock_screens extends Migration {
  override up(): void {
    for (const [page, [before, now]] of Object.entries(columns)) this.show(page, before, now);
    this.addSql(
      `update page_settings set title = 'Jewellery' where page_name = 'admin_products' and title = 'Products'`,
    );
    this.addSql(`
      insert into page_settings (page_name, list, title, description, is_visible, columns, sort_field)
      select 'admin_bracelets', 'bracelets', 'Bracelets', 'Everything of this kind that the house has.', false,
        ${textArray(bracelets)}, 'TOTAL_CARATS'
      where not exists (select from page_settings where page_name = 'admin_bracelets')`);
    for (const [position, [field, label, kind]] of filters.entries()) {
      this.addSql(`
        insert into page_filter (page_id, position, field, label, kind)
        select p.id, ${position}, '${field}', '${label}', '${kind}' from page_settings p
        where p.page_name = 'admin_bracelets'
          and not exists (select from page_filter f where f.page_id = p.id and f.field = '${field}')`);
    }
  }

  private show(page: string, before: string, now: string): void {
    this.addSql(
      `update page_settings set columns = ${textArray(now)} where page_name = '${page}' and columns = ${textArray(before)}`,
    );
  }

  override down(): void {
    this.addSql(
      `delete from page_filter where page_id = (select id from page_settings where page_name = 'admin_bracelets')`,
    );
    this.addSql(`delete from page_settings where page_name = 'admin_bracelets'`);
    for (const [page, [before, now]] of Object.entries(columns)) this.show(page, now, before);
  }
}
