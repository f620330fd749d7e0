export {
  agentContactOf,
  brandingOfDomain,
  type DomainLayout,
  mayReadBrandContent,
  readAgentDomains,
  readDomainLayout,
  sendingDomainOf,
  siteAt,
} from './agent-domain.ts';
