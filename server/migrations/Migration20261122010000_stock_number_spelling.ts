import { Migration } from '@mikro-orm/migrations';

const keys = [
  ['diamond', 'stock_id'],
  ['bracelet', 'stock_number'],
  ['custom_necklace', 'stock_number'],
  ['eternity_ring', 'stock_number'],
  ['generic_diamond', 'stock_number'],
  ['jewellery_piece', 'stock_number'],
  ['melee', 'stock_number'],
  ['ring_setting', 'stock_number'],
] as const;

/**
 * Returns SQL equivalent to `plainStockNumber`: removes invisible characters, converts white space to plain spaces
 * and trims the result.
 */
const plain = (key: string): string =>
  `trim(regexp_replace(regexp_replace(${key},
    '[\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f\\ufeff]', '', 'g'), '\\s|\\u00a0', ' ', 'g'))`;

/**
 * Makes stock numbers unique within a type, regardless of case and invisible characters. If existing rows conflict,
 * the oldest keeps its number. The others get their ID as a suffix: `A1~17`.
 */
export class Migration20261122010000_stock_number_spelling extends Migration {
  override up(): void {
    for (const [table, key] of keys) {
      this.addSql(`
        update ${table} d set ${key} = left(${plain(`d.${key}`)}, 50) || '~' || d.id
        from (
          select id, row_number() over (partition by lower(${plain(key)}) order by id) as place from ${table}
        ) alike
        where alike.id = d.id and (alike.place > 1 or ${plain(`d.${key}`)} = '')`);
      this.addSql(`update ${table} set ${key} = ${plain(key)} where ${key} <> ${plain(key)}`);
      this.addSql(`create unique index ${table}_${key}_spelling_unique on ${table} (lower(${key}))`);
    }
  }

  override down(): void {
    for (const [table, key] of keys) this.addSql(`drop index ${table}_${key}_spelling_unique`);
  }
}
