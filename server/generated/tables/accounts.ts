// Written by `npm run tables`: what the entities of this module declare.
import type { TableOf } from '../../src/platform/database/statements/column-types.ts';
import type { Address } from '../../src/modules/accounts/users/address.entity.ts';
import type { EmailChannel } from '../../src/modules/accounts/users/email-channel.entity.ts';
import type { EmailToken } from '../../src/modules/accounts/sign-in/email-token.entity.ts';
import type { Markup } from '../../src/modules/accounts/users/markup.entity.ts';
import type { PageAccess } from '../../src/modules/accounts/users/page-access.entity.ts';
import type { RevokedToken } from '../../src/modules/accounts/sign-in/revoked-token.entity.ts';
import type { User } from '../../src/modules/accounts/users/user.entity.ts';
import type { Viewing } from '../../src/modules/accounts/sign-in/impersonation.entity.ts';

export interface AccountsTables {
  email_channel: TableOf<{
    id: 'int default';
    name: 'citext';
    version: 'int default';
  }, EmailChannel>;
  email_subscription: TableOf<{
    user_id: 'int';
    channel_id: 'int';
  }>;
  email_token: TableOf<{
    user_id: 'int';
    purpose: 'text';
    token_hash: 'bytea';
    expires_at: 'timestamptz';
    created_at: 'timestamptz default';
  }, EmailToken>;
  revoked_token: TableOf<{
    id: 'uuid';
    user_id: 'int';
    good_until: 'timestamptz';
  }, RevokedToken>;
  user_account: TableOf<{
    id: 'int default';
    email: 'citext';
    password_hash: 'text';
    role: 'text default';
    is_approved: 'boolean default';
    is_blocked: 'boolean default';
    blocked_until: 'timestamptz null';
    is_email_confirmed: 'boolean default';
    registration_date: 'timestamptz default';
    last_login_date: 'timestamptz null';
    primary_color: 'text null';
    domain: 'text null';
    logo_url: 'text null';
    business_type_id: 'smallint null';
    token_version: 'int default';
    version: 'int default';
  }, User>;
  user_address: TableOf<{
    id: 'int default';
    user_id: 'int';
    first_name: 'text';
    last_name: 'text';
    company: 'text null';
    vat_number: 'text null';
    address: 'text';
    line2: 'text null';
    postcode: 'text null';
    city: 'text';
    country_id: 'int';
    federation_id: 'int null';
    phone: 'text null';
    email: 'text null';
    is_billing: 'boolean default';
    version: 'int default';
  }, Address>;
  user_markup: TableOf<{
    id: 'int default';
    user_id: 'int';
    carat_min: 'numeric null';
    carat_max: 'numeric null';
    price_min: 'numeric null';
    price_max: 'numeric null';
    percent: 'numeric';
  }, Markup>;
  user_page_access: TableOf<{
    id: 'int default';
    user_id: 'int';
    page: 'smallint';
  }, PageAccess>;
  user_viewing: TableOf<{
    id: 'int default';
    user_id: 'int';
    administrator_id: 'int';
    administrator_token_version: 'int';
    began_at: 'timestamptz default';
    ends_at: 'timestamptz';
  }, Viewing>;
}
