import type { EntityClass } from '@mikro-orm/postgresql';
import { Address } from './addresses/address.entity.ts';
import { EmailToken } from './email-tokens/email-token.entity.ts';
import { Markup } from './markups/markup.entity.ts';
import { EmailChannel } from './newsletter/email-channel.entity.ts';
import { PageAccess } from './page-access/page-access.entity.ts';
import { User } from './users/user.entity.ts';

export { Address } from './addresses/address.entity.ts';
export { AccessPage } from './page-access/access-page.ts';
export { User } from './users/user.entity.ts';
export { authenticate, type Viewer, type ViewerMarkup, viewerOf } from './viewer.ts';

export const accountsEntities: readonly EntityClass<object>[] = [
  User,
  Address,
  Markup,
  PageAccess,
  EmailChannel,
  EmailToken,
];
