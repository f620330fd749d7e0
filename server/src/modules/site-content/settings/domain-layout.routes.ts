import Type, { type Static } from 'typebox';
import { get, type Route } from '../../../kernel/transport/route.ts';
import { type DomainLayout, readDomainLayout } from '../../accounts/agents/index.ts';

const DomainLayoutSchema = Type.Object(
  {
    domain: Type.Union([Type.String(), Type.Null()], {
      description: "Host name of the agent. Null on the brand's host.",
    }),
    logoUrl: Type.Union([Type.String(), Type.Null()], { description: "Path of the agent's logo. Null if not set." }),
    primaryColor: Type.String({
      pattern: '^#([0-9a-f]{3}|[0-9a-f]{6})$',
      description: 'Accent color: `#rgb` or `#rrggbb`.',
    }),
    agentId: Type.Union([Type.Integer(), Type.Null()], {
      description: "User ID of the agent. Null on the brand's host.",
    }),
  },
  { title: 'DomainLayout', description: 'Branding of the requested host.', additionalProperties: false },
);

const presentDomainLayout = ({
  domain,
  logoUrl,
  primaryColor,
  agentId,
}: DomainLayout): Static<typeof DomainLayoutSchema> => ({ domain, logoUrl, primaryColor, agentId });

export const domainLayoutRoutes: readonly Route[] = [
  get('/site/domainLayout', readDomainLayout, {
    summary: "Returns the branding of the requested host: an agent's logo and color, or those of the brand.",
    returns: DomainLayoutSchema,
    present: presentDomainLayout,
  }),
];
