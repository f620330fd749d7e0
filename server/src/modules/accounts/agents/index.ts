export {
  agentContactOf,
  brandingOfDomain as domainLayoutOf,
  type DomainLayout,
  mayReadBrandContent as mayReadOfHouse,
  readAgentDomains,
  readDomainLayout,
  sendingDomainOf,
  siteAt,
} from './agent-domain.ts';
