import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { PageSpinner } from '../../ui/page-spinner';

const GuidePage = lazy(() => import('./guide/guide-page'));
const ReferencePage = lazy(() => import('./reference/reference-page'));

/** Guide or reference: the shop knows one page of them, so that its first script is no longer than it has to be. */
export default function PartnersPage() {
  const { pathname } = useLocation();
  return (
    <Suspense fallback={<PageSpinner />}>{pathname.endsWith('reference') ? <ReferencePage /> : <GuidePage />}</Suspense>
  );
}
