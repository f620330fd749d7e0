import type { ProjectCopy } from '../../support/project-copy.ts';

const stockTypes = 'server/src/modules/stock-types';
const kinds = 'server/src/modules/selling/kinds';

/** Converts source code for custom necklaces to source code for watches, with a different prefix and item type. */
const asWatches = (text: string): string =>
  text
    .replaceAll('customNecklaces', 'watches')
    .replaceAll('customNecklace', 'watch')
    .replaceAll('CustomNecklaces', 'Watches')
    .replaceAll('CustomNecklace', 'Watch')
    .replaceAll('custom_necklaces', 'watches')
    .replaceAll('custom_necklace', 'watch')
    .replaceAll('custom-necklace', 'watch')
    .replaceAll('custom necklace', 'watch')
    .replaceAll('Custom necklace', 'Watch')
    .replace("prefix: 'CN'", "prefix: 'WA'")
    .replace('itemType: 9', 'itemType: 10');

/** Migration that creates the table of watches and the columns that reference it. */
const migration = `
import { Migration } from '@mikro-orm/migrations';

export class Migration20991231235959_watches extends Migration {
  override up(): void {
    this.addSql('create table watch (like custom_necklace including all)');
    this.addSql("select log_changes('watch', 'watch', 'watch', '{price}', '{is_active}', '{}')");
    this.addSql("select audit('watch', 'watch', 'stock_number')");
    for (const list of ['wishlist_item', 'cart_item']) this.addSql(\`
      do $$ declare rest text := pg_get_expr(conbin, conrelid) from pg_constraint
        where conrelid = '\${list}'::regclass and conname = 'item_check';
      begin
        alter table \${list} add column watch_id int references watch on delete cascade, add unique (user_id, watch_id),
          drop constraint item_check;
        execute format('alter table \${list} add constraint item_check check (
          item_type = 10 and watch_id is not null or watch_id is null and %s)', rest);
      end $$\`);
    this.addSql(\`alter table sales_order_line add column watch_id int references watch on delete set null,
      drop constraint sales_order_line_item_type_check\`);
  }
}
`;

/** Steps of the recipe "Add a stock type": three files and one line. */
export async function addStockType(copy: ProjectCopy): Promise<void> {
  for (const part of ['entity', 'stock', 'routes']) {
    const file = `custom-necklaces/custom-necklace.${part}.ts`;
    await copy.addLike(`${stockTypes}/watches/watch.${part}.ts`, `${stockTypes}/${file}`, asWatches);
  }
  const modules = `${stockTypes}/stock-modules.ts`;
  await copy.addLine(modules, 'import ', "import { watchModule } from './watches/watch.routes.ts';");
  await copy.addLine(modules, '  customNecklaceModule', '  watchModule,');
  await copy.add('server/migrations/Migration20991231235959_watches.ts', migration);
}

/** Steps of the recipe "Add an item kind": one file and one line. The migration above adds the columns of the kind. */
export async function addKind(copy: ProjectCopy): Promise<void> {
  await copy.addLine(`${stockTypes}/index.ts`, 'export {', "export { watches } from './watches/watch.stock.ts';");
  await copy.addLike(`${kinds}/watch.kind.ts`, `${kinds}/custom-necklace.kind.ts`, asWatches);
  await copy.addLine(`${kinds}/kinds.ts`, 'import ', "import { watchKind } from './watch.kind.ts';");
  await copy.addLine(`${kinds}/kinds.ts`, '  customNecklaceKind', '  watchKind,');
}
