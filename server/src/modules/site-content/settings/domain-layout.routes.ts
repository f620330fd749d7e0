import Type, { type Static } from 'typebox';
import { get, type Route } from '../../../kernel/transport/route.ts';
import { type DomainLayout, readDomainLayout } from '../../accounts/agents/index.ts';

const DomainLayoutSchema = Type.Object(
  {
    domain: Type.Union([Type.String(), Type.Null()], {
      description: "The agent's host name; null on the house's own.",
    }),
    logoUrl: Type.Union([Type.String(), Type.Null()], { description: "Path of the agent's logo." }),
    primaryColor: Type.String({ pattern: '^#([0-9a-f]{3}|[0-9a-f]{6})$', description: '#rgb or #rrggbb.' }),
    agentId: Type.Union([Type.Integer(), Type.Null()], { description: "The agent; null on the house's own host." }),
  },
  { title: 'DomainLayout', description: 'How the house looks on the host asked for.', additionalProperties: false },
);

const presentDomainLayout = ({
  domain,
  logoUrl,
  primaryColor,
  agentId,
}: DomainLayout): Static<typeof DomainLayoutSchema> => ({ domain, logoUrl, primaryColor, agentId });

export const domainLayoutRoutes: readonly Route[] = [
  get('/site/domainLayout', readDomainLayout, {
    summary: "How the house looks on the host that is asked for: an agent's logo and colour, or its own.",
    returns: DomainLayoutSchema,
    present: presentDomainLayout,
  }),
];
