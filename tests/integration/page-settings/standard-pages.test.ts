import { SortDirection } from '../../../server/src/kernel/input/page.ts';
import { standardPages } from '../../../server/src/modules/page-settings/index.ts';
import { clarities, cuts, shapes } from '../../../server/src/modules/reference-data/index.ts';
import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import type { RestPage } from './settings.ts';

interface Page {
  pageName: string;
  list: string;
  title: string;
  isVisible: boolean;
  columns: string[];
  defaultSort: { field: string; direction: string } | null;
  pageSize: number;
  filters: { field: string; label: string; kind: string; options: { value: string; label: string }[] }[];
}

interface List {
  name: string;
  columns: string[];
  sortFields: string[];
  filterFields: { name: string; kind: string }[];
}

let app: TestApp;
let people: People;
let pages: Page[];
let lists: List[];
beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
  const { data } = await app.graphql<{ allPageSettings: Page[]; pageLists: List[] }>(
    `{
      allPageSettings {
        pageName list title isVisible columns pageSize
        defaultSort { field direction }
        filters { field label kind options { value label } }
      }
      pageLists { name columns sortFields filterFields { name kind } }
    }`,
    {},
    people.administrator,
  );
  pages = data?.allPageSettings ?? [];
  lists = data?.pageLists ?? [];
});
afterAll(() => app.stop());

const pageOf = (name: string): Page | undefined => pages.find(({ pageName }) => pageName === name);
const listOf = (name: string): List | undefined => lists.find((list) => list.name === name);

test('defines default settings for every specified page, and hides back-office pages in the storefront', async () => {
  const ofShop = [
    'white fancy fancyShapes fancyShapeLines labGrown saltnpepper black matchingPairs studs memo parcels melee',
    'rings bracelets earrings brooches one-of-a-kind necklaces pendants custom-necklace eternity-rings bracelet',
    'engagement-rings completed-rings engagement_rings completed_engagement_rings',
  ].flatMap((names) => names.split(' '));
  const ofBackOffice = [
    'admin_users admin_products admin_orders admin_diamonds admin_eternity_rings admin_bracelets admin_custom_necklaces',
    'admin_generic_diamonds admin_engagement_rings admin_name_diamond admin_melee',
    'admin_email_templates admin_email_dispatches admin_email_channels admin_contact_messages admin_basket_items admin_shows',
    'admin_audit_log admin_stock_changes admin_security_log',
  ].flatMap((names) => names.split(' '));
  const { body } = await app.rest<RestPage[]>('GET', '/api/pagesettings');
  expect(body.map(({ pageName }) => pageName).sort()).toEqual([...ofShop].sort());
  expect(pages.map(({ pageName }) => pageName).sort()).toEqual([...ofShop, ...ofBackOffice].sort());
  for (const page of pages) {
    expect(page.title).not.toBe('');
    expect(page.pageSize).toBe(36);
    expect(page.columns.length).toBeGreaterThan(3);
    expect(page.filters.length).toBeGreaterThan(1);
  }
});

/** Default settings in the notation of the source code, sorted by page name. */
const storedPages = `
  select page_name as "pageName", list, title, description, is_visible as "isVisible", columns, sort_field as "sortField",
    sort_direction as "sortDirection", (
      select json_agg(json_build_object('field', f.field, 'label', f.label, 'kind', f.kind, 'options', (
        select coalesce(json_agg(json_build_object('value', o.value, 'label', o.label) order by o.position), '[]')
        from page_filter_option o where o.filter_id = f.id
      )) order by f.position)
      from page_filter f where f.page_id = p.id
    ) as filters
  from page_settings p order by page_name::text collate "C"`;

test('stores the default settings that the source code declares', async () => {
  const declared = standardPages
    .map((page) => ({ ...page, sortDirection: page.sortDirection ?? SortDirection.ASC }))
    .sort((a, b) => (a.pageName < b.pageName ? -1 : 1));
  // Migrations must not depend on the source code, which changes later.
  const hint = 'differs from the source code: write a migration for the change';
  expect({ [hint]: await app.em().execute(storedPages) }).toEqual({ [hint]: declared });
});

test('uses only existing lists, columns, sort fields and filters in the default settings', () => {
  const unknownFields = pages.flatMap(({ pageName, list, columns, defaultSort, filters }) => {
    const knownNames = listOf(list);
    if (!knownNames) return [`${pageName}: ${list}`];
    const kinds = new Map(knownNames.filterFields.map(({ name, kind }) => [name, kind]));
    return [
      ...columns.filter((column) => !knownNames.columns.includes(column)),
      ...(defaultSort && !knownNames.sortFields.includes(defaultSort.field) ? [defaultSort.field] : []),
      ...filters.filter(({ field, kind }) => kinds.get(field) !== kind).map(({ field, kind }) => `${field}: ${kind}`),
    ].map((name) => `${pageName}: ${name}`);
  });
  expect(unknownFields).toEqual([]);
});

test('filters necklace chains in inches, which is the stored unit', () => {
  const chain = pageOf('custom-necklace')?.filters.find(({ field }) => field === 'chainLength');
  expect(chain?.label).toBe('Chain, inches');
});

test('sorts diamonds by weight, lightest first', () => {
  const sorts = pages.filter(({ list }) => list === 'diamonds').map(({ defaultSort }) => defaultSort);
  expect(sorts.length).toBeGreaterThan(10);
  for (const sort of sorts) expect(sort).toEqual({ field: 'CARATS', direction: 'ASC' });
});

test('uses the IDs and labels of the reference lists as filter options, in trade order', () => {
  const optionsOf = (pageName: string, field: string) =>
    pageOf(pageName)?.filters.find((filter) => filter.field === field)?.options;
  const all = (values: readonly { id: number; label: string }[]) =>
    values.map(({ id, label }) => ({ value: String(id), label }));
  expect(optionsOf('white', 'clarityIds')).toEqual(all(clarities.values));
  expect(optionsOf('white', 'cutIds')).toEqual(all(cuts.values));
  expect(optionsOf('labGrown', 'shapeIds')).toEqual(all(shapes.values.filter(({ id }) => id <= 12)));
  expect(optionsOf('fancyShapes', 'shapeIds')).not.toContainEqual({ value: '1', label: 'Round' });
  expect(optionsOf('white', 'colorIds')?.slice(0, 2)).toEqual([
    { value: '1', label: 'D' },
    { value: '2', label: 'E' },
  ]);
});

test("uses only filter values and sorts that the page's list accepts", async () => {
  const white = pageOf('white');
  const option = (field: string) => white?.filters.find((filter) => filter.field === field)?.options[0]?.value;
  const { errors, data } = await app.graphql<{ diamonds: { total: number } }>(
    'query ($filter: DiamondFilter, $sort: [DiamondSort!]) { diamonds(filter: $filter, sort: $sort) { total } }',
    {
      filter: { clarityIds: [option('clarityIds')], laboratoryIds: [option('laboratoryIds')] },
      sort: [white?.defaultSort],
    },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({ diamonds: { total: 0 } });
});

test("returns a list's columns, sorts and filters to administrators", async () => {
  expect(listOf('diamonds')).toMatchObject({
    columns: expect.arrayContaining(['stockNumber', 'shape', 'price', 'price.total', 'report.laboratory']),
    sortFields: expect.arrayContaining(['CARATS', 'TOTAL_PRICE']),
    filterFields: expect.arrayContaining([
      { name: 'carats', kind: 'RANGE' },
      { name: 'shapeIds', kind: 'MULTISELECT' },
      { name: 'statuses', kind: 'MULTISELECT' },
      { name: 'isLabGrown', kind: 'TOGGLE' },
      { name: 'text', kind: 'TEXT' },
    ]),
  });
  // Pages have no filter on `collection`, and diamonds have no column `shape.label`.
  expect(listOf('diamonds')?.filterFields.map(({ name }) => name)).not.toContain('collection');
  expect(listOf('diamonds')?.columns).not.toContain('shape.label');
});
