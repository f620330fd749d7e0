import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { anyOf, asJson } from '../../../platform/database/statements/statements.ts';
import { queryIn } from '../database.ts';
import type { StoredItem } from '../items/store-items.ts';
import type { ItemKind } from '../kinds/item-kind.ts';
import { itemKinds } from '../kinds/kinds.ts';
import { keyOf } from '../kinds/offer.ts';
import { type BasketRow, type BasketTable, basketColumns, basketRow, nameOf } from './basket-row.ts';

/** What was put in, and what was not. */
interface PutIn {
  /** In the order in which the items are named, each once. */
  readonly rows: readonly BasketRow[];
  /**
   * Items that somebody is about to delete, or has locked against everything: a row that points at them would have to wait.
   * Nothing of their choice is put in.
   */
  readonly busy: readonly StoredItem[];
  /** The whole list, as {@link readBasket} reads it. Null: it was not asked for, or nothing was to be put in. */
  readonly list: readonly BasketRow[] | null;
}

/** Whose list it is. */
interface Owned {
  readonly table: BasketTable;
  readonly userId: number;
  /** The rest of the list is to be read with it. */
  readonly isListed: boolean;
}

/**
 * Puts items into a user's list. What is in the list already stays, under its newest name and amount. Waits for nobody. One
 * statement per kind.
 */
export async function putIn(em: EntityManager, owned: Owned, items: readonly StoredItem[]): Promise<PutIn> {
  const rowOf = new Map<string, BasketRow>();
  const busy: StoredItem[] = [];
  let list: BasketRow[] | null = null;
  for (const kind of itemKinds) {
    const ofKind = items.filter(({ offer }) => offer.itemType === kind.itemType);
    if (ofKind.length === 0) continue;
    const answers = await putInOfKind(em, owned, kind, ofKind);
    const free = new Set(answers.map(({ freeId }) => freeId));
    busy.push(...ofKind.filter(({ offer }) => !free.has(offer.itemId)));
    const rows = answers.flatMap(({ freeId, ...row }) => (row.id === null ? [] : [{ freeId, row: basketRow(row) }]));
    for (const { freeId, row } of rows) if (freeId !== null) rowOf.set(keyOf(row), row);
    if (owned.isListed) list = rows.map(({ row }) => row).sort((a, b) => a.id - b.id);
  }
  const keys = new Set(items.map(({ offer }) => keyOf(offer)));
  return { rows: [...keys].flatMap((key) => rowOf.get(key) ?? []), busy, list };
}

/** An item that nobody keeps from being pointed at, with its row where it was put in; or another row of the list. */
type Answer = { readonly freeId: number | null } & Parameters<typeof basketRow>[0];

async function putInOfKind(
  em: EntityManager,
  { table, userId, isListed }: Owned,
  { itemType, entity, column, amount }: ItemKind,
  items: readonly StoredItem[],
): Promise<readonly Answer[]> {
  const asked = items.map(({ index, offer, ringSize }, place) => ({
    place,
    choice: index,
    item_id: offer.itemId,
    number_of_stones: offer.numberOfStones,
    // The weight of an item is its own, unless it is what is wanted of it.
    carats: amount === 'carats' ? offer.carats : null,
    ring_size: ringSize,
    line_set: offer.lineSet,
    description: offer.description,
    price_when_added: offer.totalPrice,
  }));
  const reference = sql.ref(column);
  const stock = sql.table(em.getMetadata().get(entity).tableName);
  const list = nameOf(em, table);
  // Rows point at their stock, which locks it: always in the same order, so that nobody waits in a ring.
  const { rows } = await sql<Answer>`
    with asked as (
      select * from jsonb_to_recordset(${asJson(asked)}) as a (place int, choice int, item_id int, number_of_stones int,
        carats numeric, ring_size text, line_set text, description text, price_when_added numeric)
    ), free as (
      select d.id from ${stock} d where d.id = ${anyOf(asked.map(({ item_id }) => item_id))} order by d.id
      for key share skip locked
    ), ready as (
      select distinct on (a.item_id) a.* from asked a
      where a.choice not in (select m.choice from asked m where m.item_id not in (select f.id from free f))
      order by a.item_id, a.place desc
    ), put as (
      insert into ${list} as b (user_id, item_type, ${reference}, number_of_stones, carats, ring_size, line_set, description,
        price_when_added)
      select ${userId}::int, ${itemType}::smallint, r.item_id, r.number_of_stones, r.carats, r.ring_size, r.line_set,
        r.description, r.price_when_added
      from ready r order by r.item_id
      on conflict (user_id, ${reference}) do update set number_of_stones = excluded.number_of_stones,
        carats = excluded.carats, ring_size = excluded.ring_size, line_set = excluded.line_set,
        description = excluded.description, price_when_added = excluded.price_when_added
      returning ${basketColumns}
    )
    select f.id as "freeId", p.* from free f left join put p on p."itemId" = f.id
    ${
      isListed
        ? sql`union all
    select null, ${basketColumns} from ${list} b where b.user_id = ${userId} and b.id not in (select p.id from put p)`
        : sql``
    }`.execute(queryIn(em));
  return rows;
}
