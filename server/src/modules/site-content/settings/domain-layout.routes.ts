import { get, type Route } from '../../../kernel/transport/route.ts';
import { readDomainLayout } from '../../accounts/agents/index.ts';
import { DomainLayoutSchema, presentDomainLayout } from './domain-layout.presenter.ts';

export const domainLayoutRoutes: readonly Route[] = [
  get('/site/domainLayout', readDomainLayout, {
    summary: "How the house looks on the host that is asked for: an agent's logo and colour, or its own.",
    returns: DomainLayoutSchema,
    present: presentDomainLayout,
  }),
];
