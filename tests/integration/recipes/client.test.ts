/* Tests the client recipes in docs/contributing.md by following them step by step in a copy of the client. */
import { spawnSync } from 'node:child_process';
import { jest } from '@jest/globals';
import { copyProject, type ProjectCopy } from '../../support/project-copy.ts';
import { showFields } from './fields.ts';

jest.setTimeout(120_000); // runs the code generator, the compiler and Vite

const admin = 'client/src/admin';

const operations = `
query TradeCalendar {
  shows(page: { index: 0, size: 100 }) {
    items {
      id
      name
      startDate
    }
  }
}
`;

const screen = `
import { useSuspenseQuery } from '@apollo/client/react';
import { TradeCalendarDocument } from '../../graphql/generated/graphql';
import { ScreenHeading } from '../kit/screen-heading';

export default function TradeCalendarScreen() {
  const { data } = useSuspenseQuery(TradeCalendarDocument);
  return (
    <>
      <ScreenHeading title="Upcoming shows" />
      <ul>{data.shows?.items.map(({ id, name, startDate }) => <li key={id}>{\`\${name}, \${startDate}\`}</li>)}</ul>
    </>
  );
}
`;

const line = `  {
    path: 'trade-calendar',
    title: 'Trade calendar',
    icon: Gem,
    page: () => import('./trade-calendar/trade-calendar-screen'),
  },`;

const stockScreen = `
import { ringSetting } from '../../../graphql/generated/stock/ringSetting';
import { ringSettingOperations } from '../../../graphql/generated/stock/ringSetting-operations';
import { plainForm } from '../form/typed-record';
import { StockScreen } from '../stock-screen';
import type { StockType } from '../stock-type';

const settings: StockType = {
  declaration: ringSetting,
  operations: ringSettingOperations,
  pageId: 'admin_engagement_rings',
  form: plainForm,
};

export default function SettingsAgainScreen() {
  return <StockScreen type={settings} />;
}
`;

const stockLine = `  {
    path: 'settings-again',
    title: 'Settings again',
    icon: Gem,
    page: () => import('./stock/settings-again/settings-again-screen'),
  },`;

/** Program that renders the menu and the screen at a path as HTML. Its mock server has one show. */
const rendering = `
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { prerender } from 'react-dom/static';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { of } from 'rxjs';
import { ScreenLinks } from './admin/shell/screen-links';
import { ScreenRoutes } from './admin/shell/screen-routes';
import Fields from './fields';
import { system } from './theme/system';

const show = { __typename: 'Show', id: '1', name: 'Gem Fair', startDate: '2099-03-01' };
const response = { data: { shows: { __typename: 'ShowPage', items: [show] } } };
const client = new ApolloClient({ cache: new InMemoryCache(), link: new ApolloLink(() => of(response)) });
// Not at the top level: chunks of screens import this one.
async function write(): Promise<void> {
  const { prelude } = await prerender(
  <ApolloProvider client={client}>
    <ChakraProvider value={system}>
      <MemoryRouter initialEntries={[process.argv[2]]}>
        <ScreenLinks />
        <Routes>
          <Route path="/admin/*" element={<ScreenRoutes />} />
          <Route path="/fields" element={<Fields />} />
        </Routes>
      </MemoryRouter>
    </ChakraProvider>
  </ApolloProvider>,
);
  const html = await new Response(prelude).text();
  process.stdout.write(html, () => process.exit());
}
void write();
`;

/** Program that renders a wishlist line, the user form and the order columns. */
const fields = `
import { createMemoryHistory } from 'history';
import { UnsavedChanges } from './admin/kit/unsaved-changes';
import { orders } from './admin/orders/orders-screen';
import { DetailsSection } from './admin/users/details/details-section';
import type { UserRecordFragment } from './graphql/generated/graphql';
import type { BasketLine } from './shared/baskets/line-kinds';
import { LineRow } from './shared/baskets/line-row';
import { HistoryContext } from './site/history';

const user: UserRecordFragment = {
  __typename: 'User',
  id: '1',
  version: 1,
  email: 'trader@example.com',
  displayName: 'Ann Trader',
  company: null,
  role: 'USER',
  isApproved: true,
  isBlocked: false,
  blockedUntil: null,
  isEmailConfirmed: true,
  registrationDate: '2026-01-01T00:00:00.000Z',
  lastLoginDate: null,
  businessType: null,
  primaryColor: null,
  domain: null,
  logoUrl: null,
  addresses: [],
  markups: [],
  accesses: [],
  internalNote: 'Pays late.',
};
const line: BasketLine = {
  __typename: 'CustomNecklaceLine',
  id: '1',
  description: 'Necklace',
  carats: null,
  price: null,
  availability: 'FOR_SALE',
  problem: null,
  priceWhenAdded: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  addedOn: '2026-03-01',
  customNecklace: null,
};
export default function Fields() {
  return (
    <>
      <LineRow line={line} />
      <HistoryContext value={createMemoryHistory()}>
        <UnsavedChanges><DetailsSection user={user} /></UnsavedChanges>
      </HistoryContext>
      {orders.columns.map(({ header }) => <th key={header}>{header}</th>)}
    </>
  );
}
`;

/** Type-checks the added files and the files that they import. */
const types = {
  extends: './tsconfig.json',
  compilerOptions: { noEmit: true, incremental: false, tsBuildInfoFile: null },
  include: [],
  files: [
    'src/admin/trade-calendar/trade-calendar-screen.tsx',
    'src/admin/stock/settings-again/settings-again-screen.tsx',
    'src/fields.tsx',
  ],
};

let copy: ProjectCopy;
/** Runs a script in the project copy and returns its output. If the script fails, throws an error with the output. */
function node(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy.folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args[0]} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

beforeAll(async () => {
  copy = await copyProject('client');
  await copy.add(`${admin}/trade-calendar/trade-calendar.graphql`, operations);
  await copy.add(`${admin}/trade-calendar/trade-calendar-screen.tsx`, screen);
  await copy.add(`${admin}/stock/settings-again/settings-again-screen.tsx`, stockScreen);
  await copy.addLine(`${admin}/screens.ts`, 'const site:', line);
  await copy.addLine(`${admin}/screens.ts`, 'const stock:', stockLine);
  await showFields(copy);
  await copy.add('client/src/fields.tsx', fields);
  node('node_modules/@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.ts', '--errors-only');
});
afterAll(() => copy.remove());

test('compiles the files that the recipes add', async () => {
  await copy.add('client/tsconfig.recipes.json', JSON.stringify(types));
  expect(node('node_modules/typescript-7/bin/tsc', '--singleThreaded', '-p', 'client/tsconfig.recipes.json')).toBe('');
});

describe('HTML rendered after applying the recipes', () => {
  beforeAll(async () => {
    await copy.add('client/src/rendering.tsx', rendering);
    node('node_modules/vite/bin/vite.js', 'build', 'client', '--ssr', 'src/rendering.tsx', '--outDir', 'rendered');
  });
  const htmlAt = (address: string) => node('client/rendered/rendering.js', address);

  test('lists the new screens in the menu, and renders a new screen at its path', () => {
    const html = htmlAt('/admin/trade-calendar');
    expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*href="\/admin\/trade-calendar".*?Trade calendar<\/a>/);
    expect(html).toMatch(/<h1[^>]*>Upcoming shows<\/h1>.*<li>Gem Fair, 2099-03-01<\/li>/);
    expect(html).toMatch(/href="\/admin\/settings-again".*?Settings again<\/a>/);
  });

  test('shows the new fields in the user form, the order list and the wishlist', () => {
    const html = htmlAt('/fields');
    expect(html).toMatch(/<label[^>]*>Internal note/);
    expect(html).toMatch(/<input[^>]*name="internalNote"[^>]*value="Pays late\."/);
    expect(html).toContain('<th>Purpose</th>');
    expect(html).toMatch(/Added (<!-- -->)?1 Mar 2026/);
  });
});
