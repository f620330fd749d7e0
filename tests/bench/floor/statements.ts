/** Named prepared statements. PostgreSQL parses and plans them once per connection. */

const twelveFields = `json_build_object(
  'stockNumber', stock_number, 'carats', carats, 'shape', shape, 'color', color, 'clarity', clarity, 'cut', cut,
  'polish', polish, 'symmetry', symmetry, 'laboratory', laboratory, 'number', report_number,
  'perCarat', price_per_carat, 'total', total_price)`;

const condition =
  'shape_id = $1::int and color_id = $2::int and laboratory_id = $3::int and total_price >= $4::numeric';

/** The total and the facets share one table scan. The rows are read in order from the price index. */
export const list = {
  name: 'list',
  text: `
    with kinds as (
      select clarity_id, cut_id, count(*) as stones from floor.stone where ${condition} group by clarity_id, cut_id
    )
    select json_build_object(
      'total', (select coalesce(sum(stones), 0) from kinds),
      'clarity', (
        select json_agg(json_build_object('value', value, 'count', stones))
        from (select clarity_id as value, sum(stones) as stones from kinds group by clarity_id order by clarity_id) f
      ),
      'cut', (
        select json_agg(json_build_object('value', value, 'count', stones))
        from (select cut_id as value, sum(stones) as stones from kinds group by cut_id order by cut_id) f
      ),
      'items', (
        select json_agg(item) from (
          select ${twelveFields} as item from floor.stone where ${condition}
          order by total_price, id limit 36 offset $5::int
        ) page
      )
    )::text as answer`,
};

export const findStone = {
  name: 'stone',
  text: `select ${twelveFields}::text as answer from floor.stone where stock_number = $1`,
};

/** All columns of the product's diamond table, as in `GET /api/diamonds`. */
export const everyField = {
  name: 'every-field',
  text: `
    select json_agg(row)::text as answer from (
      select to_json(d) as row from diamond d where is_active order by id limit 36 offset $1::int
    ) page`,
};

export const putIntoCart = {
  name: 'cart',
  text: `
    insert into floor.cart_line (buyer_id, stone_id) values ($1, $2)
    returning json_build_object('id', id)::text as answer`,
};

export const lockCart = {
  name: 'lock',
  text: `
    select s.is_sold from floor.stone s where s.id in (select stone_id from floor.cart_line where buyer_id = $1)
    order by s.id for update`,
};

/** The caller must have locked the stones and checked that they are unsold. */
export const placeOrder = {
  name: 'order',
  text: `
    with line as (
      delete from floor.cart_line where buyer_id = $1 returning stone_id
    ), sold as (
      update floor.stone s set is_sold = true from line where s.id = line.stone_id returning s.id, s.total_price
    ), placed as (
      insert into floor.sales_order (buyer_id, total_price) select $1, sum(total_price) from sold returning id
    ), lines as (
      insert into floor.sales_order_line (order_id, stone_id, price) select placed.id, sold.id, sold.total_price from placed, sold
    )
    select json_build_object('id', id)::text as answer from placed`,
};
