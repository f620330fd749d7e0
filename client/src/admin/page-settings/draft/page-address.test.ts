import { pageIds } from '../../../table/state/page-ids';
import { isScreen, pageAddress, pagesWithout } from './page-address';

/** Pages without a preview: the stone picker is part of other screens, and import lists have no page settings. */
const withoutPage = ['admin_name_diamond', 'admin_import_runs', 'admin_import_profiles'];

test('has a preview for every screen with settings', () => {
  const pagesWithoutAddress = pageIds.filter((pageName) => isScreen(pageName) && pageAddress(pageName) === null);
  expect(pagesWithoutAddress.toSorted()).toEqual(withoutPage.toSorted());
});

test('returns URLs for pages of the shop and the ring builder, and null for others', () => {
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
