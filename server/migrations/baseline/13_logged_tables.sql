-- Tables in the change log, and rows that affect the lists of other rows.

-- Return the next and the last time at which the state of a row changes without a write: a hold or block ends.
create function next_moment(subject text) returns timestamptz language sql stable as $$
select case subject
  when 'diamond' then (select min(d.hold_until) from diamond d where d.hold_until > now())
  when 'jewellery' then (select min(d.hold_until) from jewellery_piece d where d.hold_until > now())
  when 'user' then (select min(u.blocked_until) from user_account u where u.blocked_until > now())
end $$;

create function last_moment(subject text) returns timestamptz language sql stable as $$
select case
  when subject = 'diamond' then (select max(d.hold_until) from diamond d where d.hold_until <= now())
  when subject = 'jewellery' then (select max(d.hold_until) from jewellery_piece d where d.hold_until <= now())
  when subject like 'visitors of %' then (
    select u.blocked_until from user_account u where u.domain = substr(subject, 13) and u.blocked_until <= now())
end $$;

select log_changes('diamond', 'diamond', 'diamond', '{price_per_carat,rap_price}',
  '{is_active,status,hold_user_id,hold_until,parcel_stones,promised_stones,promised_carats}',
  '{description,extras,created_at,comment,certificate_url,fluorescence_text,search_text}');
select log_changes('melee', 'melee', 'melee', '{price_per_carat}', '{is_active,carats,promised_carats}',
  '{description,extras,created_at}');
select log_changes('ring_setting', 'ring_setting', 'ring_setting', '{price}', '{is_active}',
  '{description,extras,created_at}');
select log_changes('eternity_ring', 'eternity_ring', 'eternity_ring', '{price}', '{is_active}',
  '{description,extras,created_at}');
select log_changes('bracelet', 'bracelet', 'bracelet', '{price}', '{is_active}',
  '{description,extras,created_at}');
select log_changes('custom_necklace', 'custom_necklace', 'custom_necklace', '{price}', '{is_active}',
  '{description,extras,created_at}');
select log_changes('generic_diamond', 'generic_diamond', 'generic_diamond', '{price_per_carat}', '{is_active}',
  '{description,extras,created_at}');
select log_changes('jewellery_piece', 'jewellery', 'jewellery', '{total_price,web_price,cert_price}',
  '{is_active,status,hold_user_id,hold_until,quantity}',
  '{description,extras,created_at,notes,internal_notes,repair,return}');

-- The buyer and the test flag of an order are available after the order is deleted.
select log_changes('sales_order', 'sales_order', 'order', '{}', '{}', array(
  select attname::text from pg_attribute
  where attrelid = 'sales_order'::regclass and attnum > 0 and attname not in ('user_id', 'is_test')));

-- Only the ID of the changed row is logged.
select log_changes('contact_message', 'contact_message', '', '{}', '{}', array(
  select attname::text from pg_attribute where attrelid = 'contact_message'::regclass and attnum > 0));
select log_changes('sales_order_message', 'order_message', '', '{}', '{}', array(
  select attname::text from pg_attribute where attrelid = 'sales_order_message'::regclass and attnum > 0));
select log_changes('import_run', 'import_run', '', '{}', '{}', array(
  select attname::text from pg_attribute where attrelid = 'import_run'::regclass and attnum > 0));

-- Logs the other halves of changed pairs. The check for pairs is ordered by the indexed expression, because the
-- planner might otherwise read the whole table if it has no statistics.
create function log_mates() returns trigger language plpgsql as $$
declare
  mates integer[] := '{}';
begin
  if exists (select from changed where pair_stock_id is not null) then
    mates := array(
      select m.id from changed c join diamond m on lower(m.stock_id) = lower(c.pair_stock_id)
      where (c.is_pair or m.is_pair) and c.pair_stock_id is not null);
  end if;
  perform from diamond where pair_stock_id is not null order by lower(pair_stock_id) limit 1;
  if found then
    mates := mates || array(
      select m.id from diamond m join changed c on lower(m.pair_stock_id) = lower(c.stock_id)
      where m.pair_stock_id is not null and (m.is_pair or c.is_pair));
  end if;
  if mates <> '{}' then
    insert into change_log (subject, item_id, kinds, diamond)
    select 'diamond', d.id, 8, image_of(d) from diamond d where d.id = any(mates);
  end if;
  return null;
end $$;

create trigger diamond_logs_mates_after after update on diamond referencing new table as changed for each statement
  execute function log_mates();
create trigger diamond_logs_mates_before after update on diamond referencing old table as changed for each
  statement execute function log_mates();
create trigger diamond_logs_mates_of_new after insert on diamond referencing new table as changed for each
  statement execute function log_mates();
create trigger diamond_logs_mates_of_old after delete on diamond referencing old table as changed for each
  statement execute function log_mates();

-- Logs the availability of items whose reservations have changed.
create function log_allocated_stock() returns trigger language plpgsql as $$
begin
  insert into change_log (subject, item_id, kinds, diamond)
  select 'diamond', d.id, 8, image_of(d) from diamond d
  where d.id in (select c.item_id from changed c where c.item_type = 1);
  if found then perform tell_logged_change('diamond'); end if;
  insert into change_log (subject, item_id, kinds, melee)
  select 'melee', d.id, 8, image_of(d) from melee d
  where d.id in (select c.item_id from changed c where c.item_type = 2);
  if found then perform tell_logged_change('melee'); end if;
  insert into change_log (subject, item_id, kinds, jewellery_piece)
  select 'jewellery', d.id, 8, image_of(d) from jewellery_piece d
  where d.id in (select c.item_id from changed c where c.item_type = 8);
  if found then perform tell_logged_change('jewellery'); end if;
  return null;
end $$;

create trigger stock_allocation_logs_delete after delete on stock_allocation referencing old table as changed for
  each statement execute function log_allocated_stock();
create trigger stock_allocation_logs_insert after insert on stock_allocation referencing new table as changed for
  each statement execute function log_allocated_stock();
create trigger stock_allocation_logs_update after update on stock_allocation referencing new table as changed for
  each statement execute function log_allocated_stock();
