-- Users, sessions and API keys.

-- Increments a user's version when anything changes except sign-in data.
create function count_user_change() returns trigger language plpgsql as $$
declare
  excused constant text[] := array['id', 'password_hash', 'is_email_confirmed', 'registration_date', 'last_login_date', 'token_version', 'version'];
begin
  if to_jsonb(new) - excused is distinct from to_jsonb(old) - excused then
    new.version := old.version + 1;
  end if;
  return new;
end $$;

create function count_user_part_change() returns trigger language plpgsql as $$
begin
  update user_account set version = version + 1 where id = coalesce(new.user_id, old.user_id);
  return null;
end $$;

-- Record the last change to the prices and access of a user, and of the visitors of an agent's domain.
create function note_own_terms() returns trigger language plpgsql as $$
declare
  owner int := case tg_op when 'DELETE' then old.user_id else new.user_id end;
begin
  perform note_change('user ' || u.id) from user_account u where u.id = owner;
  perform note_change('visitors of ' || u.domain) from user_account u where u.id = owner and u.domain is not null;
  return null;
end $$;

create function note_terms_of_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then perform note_change('user ' || new.id); end if;
  if tg_op = 'DELETE' then delete from latest_change where subject = 'user ' || old.id; end if;
  perform note_change('visitors of ' || d.domain)
  from (select old.domain union select new.domain order by 1) d (domain) where d.domain is not null;
  return null;
end $$;

create table user_account (
  id serial primary key,
  email citext not null,
  password_hash text not null,
  role text not null default 'User',
  is_approved boolean not null default false,
  is_blocked boolean not null default false,
  blocked_until timestamptz,
  is_email_confirmed boolean not null default false,
  registration_date timestamptz not null default now(),
  last_login_date timestamptz,
  primary_color text,
  domain text,
  logo_url text,
  business_type_id smallint,
  token_version int not null default 0,
  version int not null default 1,
  constraint user_account_domain_unique unique (domain),
  constraint user_account_email_unique unique (email),
  constraint user_account_block_check check (is_blocked or (blocked_until is null)),
  constraint user_account_business_type_id_check check (business_type_id between 1 and 5),
  constraint user_account_domain_check check (domain = lower(domain)),
  constraint user_account_primary_color_check check (primary_color ~ '^#([0-9a-f]{3}|[0-9a-f]{6})$'),
  constraint user_account_role_check check (role = any (array['Administrator', 'Agent', 'User']))
);
create index user_account_blocked_until_index on user_account (blocked_until) where blocked_until is not null;
create index user_account_unapproved_index on user_account (id) where not is_approved;
create trigger user_account_counts_changes before update on user_account for each row execute function
  count_user_change();
create trigger user_account_marks_change after insert or update or delete or truncate on user_account for each
  statement execute function mark_change('user');
create constraint trigger user_account_notes_other_terms after update on user_account deferrable initially deferred
  for each row when (
    (old.role, old.domain, old.is_approved, old.is_blocked, old.blocked_until)
    is distinct from (new.role, new.domain, new.is_approved, new.is_blocked, new.blocked_until))
  execute function note_terms_of_account();
create constraint trigger user_account_notes_terms after insert or delete on user_account deferrable initially
  deferred for each row execute function note_terms_of_account();
select audit('user_account', 'user', 'email', hidden => '{password_hash,token_version,last_login_date}');

create table user_address (
  id serial primary key,
  user_id int not null,
  first_name text not null,
  last_name text not null,
  company text,
  address text not null,
  city text not null,
  country_id int not null,
  federation_id int,
  phone text,
  email text,
  is_billing boolean not null default false,
  version int not null default 1,
  vat_number text,
  line2 text,
  postcode text,
  constraint user_address_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade
);
create index user_address_user_id_index on user_address (user_id);
create trigger user_address_marks_change after insert or update or delete or truncate on user_address for each
  statement execute function mark_change('user');
select audit('user_address', 'user', 'user_account.email', key => 'user_id', part => 'address');

create table user_markup (
  id serial primary key,
  user_id int not null,
  carat_min numeric(10,3),
  carat_max numeric(10,3),
  price_min numeric(16,2),
  price_max numeric(16,2),
  percent numeric(9,4) not null,
  constraint user_markup_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade,
  constraint user_markup_carat_check check ((carat_min >= 0) and (carat_max >= 0) and (carat_min <= carat_max)),
  constraint user_markup_percent_check check (percent > ('-100'::int)::numeric),
  constraint user_markup_price_check check ((price_min >= 0) and (price_max >= 0) and (price_min <= price_max))
);
create index user_markup_user_id_index on user_markup (user_id);
create trigger user_markup_counts_changes after insert or update or delete on user_markup for each row execute
  function count_user_part_change();
create trigger user_markup_marks_change after insert or update or delete or truncate on user_markup for each
  statement execute function mark_change('user');
create constraint trigger user_markup_notes_terms after insert or update or delete on user_markup deferrable
  initially deferred for each row execute function note_own_terms();
select audit('user_markup', 'user', 'user_account.email', key => 'user_id', part => 'markup');

create table user_page_access (
  id serial primary key,
  user_id int not null,
  page smallint not null,
  constraint user_page_access_user_id_page_unique unique (user_id, page),
  constraint user_page_access_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade,
  constraint user_page_access_page_check check (page between 1 and 8)
);
create trigger user_page_access_counts_changes after insert or update or delete on user_page_access for each row
  execute function count_user_part_change();
create trigger user_page_access_marks_change after insert or update or delete or truncate on user_page_access for
  each statement execute function mark_change('user');
create constraint trigger user_page_access_notes_terms after insert or update or delete on user_page_access
  deferrable initially deferred for each row execute function note_own_terms();
select audit('user_page_access', 'user', 'user_account.email', key => 'user_id', part => 'page_access');

create table user_viewing (
  id serial primary key,
  user_id int not null,
  administrator_id int not null,
  administrator_token_version int not null,
  began_at timestamptz not null default now(),
  ends_at timestamptz not null,
  constraint user_viewing_administrator_id_foreign foreign key (administrator_id) references user_account (id) on
    delete cascade,
  constraint user_viewing_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade
);
create index user_viewing_administrator_id_index on user_viewing (administrator_id);
create index user_viewing_user_id_index on user_viewing (user_id);
select audit('user_viewing', 'user', 'user_account.email', key => 'user_id', part => 'viewing', hidden =>
  '{user_id,administrator_id,administrator_token_version,began_at}');

create table email_token (
  user_id int not null,
  purpose text not null,
  token_hash bytea not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, purpose),
  constraint email_token_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade,
  constraint email_token_purpose_check check (purpose = any (array['confirm', 'reset', 'invite']))
);

create table revoked_token (
  id uuid primary key,
  user_id int not null,
  good_until timestamptz not null,
  constraint revoked_token_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade
);
create index revoked_token_good_until_index on revoked_token (good_until);
create index revoked_token_user_id_index on revoked_token (user_id);
create trigger revoked_token_marks_change after insert or update on revoked_token for each statement execute
  function mark_change('revoked_token');

create table saved_view (
  id serial primary key,
  owner_id int not null,
  page_name citext not null,
  name citext not null,
  state text,
  is_shared boolean not null default false,
  version int not null default 1,
  constraint saved_view_name_unique unique (owner_id, page_name, name),
  constraint saved_view_owner_id_foreign foreign key (owner_id) references user_account (id) on delete cascade,
  constraint saved_view_page_name_check check ((page_name)::text ~ '^[A-Za-z][A-Za-z0-9_-]{0,63}$')
);
create index saved_view_page_name_index on saved_view (page_name);

create table idempotency_key (
  user_id int not null,
  operation text not null,
  key text not null,
  input_hash bytea not null,
  created_at timestamptz not null default now(),
  result jsonb,
  primary key (user_id, operation, key),
  constraint idempotency_key_user_id_fkey foreign key (user_id) references user_account (id) on delete cascade
);
create index idempotency_key_created_at_index on idempotency_key (created_at);

create table api_key (
  id serial primary key,
  user_id int not null,
  public_id text not null,
  name text not null,
  scopes text[] not null,
  is_test boolean not null default false,
  secret_hash bytea not null,
  last_four text not null,
  older_secret_hash bytea,
  older_secret_ends_at timestamptz,
  address_ranges text[] not null default '{}',
  expires_at timestamptz,
  revoked_at timestamptz,
  budget_limit int,
  budget_restore_per_second int,
  last_used_at timestamptz,
  last_used_address text,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint api_key_public_id_unique unique (public_id),
  constraint api_key_user_id_foreign foreign key (user_id) references user_account (id) on delete cascade,
  constraint api_key_budget_check check (((budget_limit is null) = (budget_restore_per_second is null)) and
    (budget_limit > 0) and (budget_restore_per_second > 0)),
  constraint api_key_older_secret_check check ((older_secret_hash is null) = (older_secret_ends_at is null)),
  constraint api_key_scopes_check check ((cardinality(scopes) > 0) and (scopes <@
    '{STOCK_READ,PRICES_READ,HOLDS_WRITE,ORDERS_READ,ORDERS_WRITE,WEBHOOKS_MANAGE}'::text[]))
);
create index api_key_user_id_index on api_key (user_id);
create trigger api_key_marks_change after insert or delete or update of user_id, public_id, name, scopes, is_test,
  secret_hash, older_secret_hash, older_secret_ends_at, address_ranges, expires_at, revoked_at, budget_limit,
  budget_restore_per_second or truncate on api_key for each statement execute function mark_change('api_key');
select audit('api_key', 'user', 'user_account.email', key => 'user_id', part => 'api_key', hidden =>
  '{user_id,last_used_at,last_used_address}');

create table api_key_usage (
  key_id int not null,
  day date not null,
  requests int not null,
  cost bigint not null,
  errors int not null,
  feed_upserts bigint not null default 0,
  feed_removals bigint not null default 0,
  fed_at timestamptz,
  caught_up_at timestamptz,
  primary key (key_id, day),
  constraint api_key_usage_key_id_foreign foreign key (key_id) references api_key (id) on delete cascade
);
create index api_key_usage_day_index on api_key_usage (day);
