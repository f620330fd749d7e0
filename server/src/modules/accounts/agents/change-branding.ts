import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { conflict, invalid } from '../../../kernel/errors/errors.ts';
import { Field, InputType } from '../../../kernel/graphql.ts';
import { Matches, MaxLength, Transform, UnlessNull } from '../../../kernel/input/rules.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { MediaField, type MediaInput, storedImage } from '../../../kernel/use-cases/media-input.ts';
import { flushUnique } from '../../../kernel/use-cases/transaction.ts';
import { command, preparedCommand } from '../../../kernel/use-cases/use-case.ts';
import { canonicalHost } from '../../../platform/http/request-host.ts';
import { lockUserAtVersion, readUser } from '../users/find-user.ts';
import { UserChange } from '../users/user-change.input.ts';

/** Returns true if browsers resolve the host to the local machine. */
const isLocal = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

/**
 * Throws INVALID_REQUEST if the domain belongs to the brand, because visitors of the brand's host would then get the
 * agent's prices. Names under `localhost` are allowed only if the server itself has such a name, for testing.
 */
function requireAgentHost(domain: string, serverHost: string): void {
  const host = canonicalHost(domain);
  if (host === null || isIP(host.replace(/^\[|\]$/g, '')) !== 0)
    throw invalid('domain', 'must be a host name, not an IP address');
  if ([canonicalHost(serverHost), canonicalHost(hostname())].includes(host))
    throw invalid('domain', "must not be this server's own host");
  if (!host.includes('.')) throw invalid('domain', 'must contain a dot, for example diamonds.example.com');
  if (isLocal(host) && !isLocal(serverHost)) throw invalid('domain', 'must not be a localhost name');
}

/** `image` is required, and only an explicit null removes the logo. */
@InputType({ description: "Sets or removes an agent's logo." })
export class SetUserLogoInput extends UserChange {
  @MediaField('JPEG, PNG, WebP, GIF or AVIF image of at most 10 MB. Null removes the logo.')
  image!: MediaInput | null;
}

/**
 * Maximum width of a stored logo in pixels. Logos are displayed at most 400 CSS pixels wide, and high-density screens
 * need twice as many pixels.
 */
const widestLogo = 800;

export const setUserLogo = preparedCommand(
  administrator,
  SetUserLogoInput,
  ({ services }, { image }) => storedImage(services.media, image, { path: 'image', maxWidth: widestLogo }),
  async ({ em }, input, logoUrl) => {
    const user = await lockUserAtVersion(em, input);
    user.logoUrl = logoUrl;
    await em.flush();
    return readUser(em, user.id);
  },
);

const Lowercase = Transform((value) => (typeof value === 'string' ? value.trim().toLowerCase() : value));

@InputType({ description: "Sets or removes an agent's color." })
export class SetUserPrimaryColorInput extends UserChange {
  @Field(() => String, { nullable: true, description: '#rgb or #rrggbb. Null removes the color.' })
  @Lowercase
  @UnlessNull()
  @MaxLength(7, { message: 'must be a hex colour such as #5f8eb1' })
  @Matches(/^#([0-9a-f]{3}|[0-9a-f]{6})$/, { message: 'must be a hex colour such as #5f8eb1' })
  color!: string | null;
}

export const setUserPrimaryColor = command(
  administrator,
  SetUserPrimaryColorInput,
  async ({ em }, { color, ...target }) => {
    const user = await lockUserAtVersion(em, target);
    user.primaryColor = color;
    await em.flush();
    return readUser(em, user.id);
  },
);

@InputType({ description: "Sets or removes an agent's domain." })
export class SetUserDomainInput extends UserChange {
  @Field(() => String, {
    nullable: true,
    description:
      "Host name without scheme, port and path. Must not be an IP address or the server's own host. Null removes the domain.",
  })
  @Lowercase
  @UnlessNull()
  @MaxLength(253)
  @Matches(/^(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))*$/, {
    message: 'must be a host name such as diamonds.example.com',
  })
  domain!: string | null;
}

/** Sets or removes an agent's domain. Visitors of that domain see the agent's logo, color and prices. */
export const setUserDomain = command(administrator, SetUserDomainInput, async (ctx, { domain, ...target }) => {
  if (domain !== null) requireAgentHost(domain, new URL(ctx.services.config.publicUrl).hostname);
  const user = await lockUserAtVersion(ctx.em, target);
  user.domain = domain;
  await flushUnique(ctx.em, () => conflict('domain', 'must not belong to another user'));
  return readUser(ctx.em, user.id);
});
