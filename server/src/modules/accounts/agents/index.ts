export { agentContactOf } from './agent-contact.ts';
export {
  type DomainLayout,
  domainLayoutOf,
  mayReadOfHouse,
  readAgentDomains,
  readDomainLayout,
  sendingDomainOf,
  siteAt,
} from './domain-layout.ts';
