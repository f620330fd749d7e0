import { pageIds } from '../../../table/state/page-ids';
import { isScreen, pageAddress, pagesWithout } from './page-address';

/** Pages without a preview: the stone picker is part of other screens, and import lists have no page settings. */
const withoutPage = ['admin_name_diamond', 'admin_import_runs', 'admin_import_profiles'];

test('has a preview for every screen that has settings', () => {
  const pagesWithoutAddress = pageIds.filter((pageName) => isScreen(pageName) && pageAddress(pageName) === null);
  expect(pagesWithoutAddress.toSorted()).toEqual(withoutPage.toSorted());
});

test('returns URLs for storefront pages and the ring builder, and null for unknown pages', () => {
  expect(['white', 'engagement_rings', 'nowhere'].map(pageAddress)).toEqual([
    '/diamonds/white',
    '/engagement-rings?step=stone',
    null,
  ]);
});

test('lists pages without settings', () => {
  const configured = pageIds.filter((pageName) => pageName !== 'brooches');
  expect(pagesWithout(configured)).toEqual(['brooches']);
});
