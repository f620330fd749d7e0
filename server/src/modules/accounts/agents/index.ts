export {
  agentContactOf,
  type DomainLayout,
  domainLayoutOf,
  mayReadOfHouse,
  readAgentDomains,
  readDomainLayout,
  sendingDomainOf,
  siteAt,
} from './agent-domain.ts';
