import { pageIds } from '../../../table/state/page-ids';
import { isScreen, pageAddress, pagesWithout } from './page-address';

/** A picker that stands on other screens, and lists of imports, whose columns are no settings. */
const withoutPage = ['admin_name_diamond', 'admin_import_runs', 'admin_import_profiles'];

test('every screen that goes by settings can be looked at while they are made', () => {
  const lost = pageIds.filter((pageName) => isScreen(pageName) && pageAddress(pageName) === null);
  expect(lost.toSorted()).toEqual(withoutPage.toSorted());
});

test('pages of the shop and of the rings have an address, others none', () => {
  expect(['white', 'engagement_rings', 'nowhere'].map(pageAddress)).toEqual([
    '/diamonds/white',
    '/engagement-rings?step=stone',
    null,
  ]);
});

test('pages whose settings are not there are known', () => {
  const settled = pageIds.filter((pageName) => pageName !== 'brooches');
  expect(pagesWithout(settled)).toEqual(['brooches']);
});
