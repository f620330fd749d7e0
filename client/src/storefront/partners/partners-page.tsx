import { useLocation } from 'react-router-dom';
import type { PageLink } from './contents-page';
import { DocumentPage } from './document/document-page';
import { FeedStatusCard } from './guide/feed-status';
import { FieldSearch } from './reference/field-search';

const guide: PageLink = { to: '/partners', title: 'Partner guide' };
const reference: PageLink = { to: '/partners/reference', title: 'Calls, limits, errors, fields' };
const changelog: PageLink = { to: '/partners/changelog', title: 'Changelog' };

/**
 * Page that shows the guide, the reference or the changelog. One component for all three keeps the initial script
 * small.
 */
export default function PartnersPage() {
  const { pathname } = useLocation();
  switch (pathname.replace(/\/$/, '')) {
    case reference.to:
      return (
        <DocumentPage address={reference.to} live={{ fields: <FieldSearch /> }} relatedPages={[guide, changelog]} />
      );
    case changelog.to:
      return <DocumentPage address={changelog.to} relatedPages={[guide, reference]} />;
    default:
      return <DocumentPage address={guide.to} aside={<FeedStatusCard />} relatedPages={[reference, changelog]} />;
  }
}
