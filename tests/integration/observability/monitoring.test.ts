import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { registry } from '../../../server/src/platform/metrics/registry.ts';
import '../../support/test-app.ts'; // registers the metrics of the server

/* Tests the Grafana dashboard and the alerting rules in `deploy`. Prometheus's own tool is not needed. */

interface Rule {
  readonly alert?: string;
  readonly record?: string;
  readonly expr: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
}

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly description?: string;
  readonly datasource?: { readonly uid: string };
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly fieldConfig?: { readonly defaults: { readonly unit?: string } };
  readonly targets?: readonly { readonly expr: string }[];
}

const read = (file: string): string => readFileSync(file, 'utf8');
const rules: Rule[] = parse(read('deploy/prometheus/alerts.yml')).groups.flatMap(
  ({ rules: inGroup }: { rules: Rule[] }) => inGroup,
);
const alerts = rules.flatMap(({ alert, ...rule }) => (alert === undefined ? [] : [{ alert, ...rule }]));
const dashboard = JSON.parse(read('deploy/grafana/facet.json'));
const panels: Panel[] = dashboard.panels;
const charts = panels.filter(({ type }) => type !== 'row');

/** Metrics of Prometheus itself, and of Patroni, etcd and HAProxy. */
const otherMetrics = [
  'up',
  'patroni_sync_standby',
  'patroni_is_paused',
  'etcd_server_has_leader',
  'haproxy_server_status',
];

/** Returns the names of the metrics in a PromQL expression. Throws if it is not valid. */
function metricsIn(expression: string): string[] {
  const text = expression.replaceAll('$__rate_interval', '5m');
  const names: string[] = [];
  parser.parse(text).iterate({
    enter({ type, from, to, node }) {
      if (type.isError) throw new Error(`syntax error at ${from} in ${text}`);
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') names.push(text.slice(from, to));
    },
  });
  return names;
}

test.each([
  ['alerts', rules.map(({ expr }) => expr)],
  ['dashboard', charts.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))],
])('uses only metrics that the server exposes: %s', (_where, expressions) => {
  const known = new Set([
    ...registry.getMetricsAsArray().map(({ name }) => name),
    ...rules.map(({ record }) => record),
    ...otherMetrics,
  ]);
  const used = [...new Set(expressions.flatMap(metricsIn))];
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((name) => !known.has(name) && !known.has(name.replace(/_(?:bucket|count|sum)$/, '')))).toEqual([]);
});

test('rejects an invalid expression', () => {
  expect(() => metricsIn('sum(rate(up[5m])')).toThrow('syntax error');
  expect(metricsIn('sum by (queue) (facet_jobs_waiting{queue="a"}) / up')).toEqual(['facet_jobs_waiting', 'up']);
});

test('has a runbook for each alert, and lists each alert in docs/operations.md', () => {
  const names = [...new Set(alerts.map(({ alert }) => alert))];
  const runbooks = [
    ...read('docs/runbooks.md').matchAll(
      /^## (\w+)\n\n- \*\*Meaning:\*\* .+\n- \*\*Impact:\*\* .+\n- \*\*Check:\*\* .+\n- \*\*Fix:\*\* .+$/gm,
    ),
  ];
  expect(runbooks.map(([, name]) => name)).toEqual(names);
  const listed = [...read('docs/operations.md').matchAll(/`(Facet[A-Z]\w+)`/g)].map(([, name]) => name);
  expect(listed.sort()).toEqual([...names].sort());
  for (const { alert, labels, annotations } of alerts) {
    expect(['page', 'ticket', 'info']).toContain(labels?.severity);
    expect(annotations).toEqual({
      summary: expect.any(String),
      description: expect.any(String),
      runbook_url: `docs/runbooks.md#${alert.toLowerCase()}`,
    });
  }
});

test('describes every panel of the dashboard, with a unit and the selected data source', () => {
  expect(dashboard.templating.list[0]).toMatchObject({ name: 'datasource', type: 'datasource', query: 'prometheus' });
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const { title, description, datasource, fieldConfig, gridPos } of charts) {
    expect({ title, description, unit: fieldConfig?.defaults.unit, uid: datasource?.uid }).toEqual({
      title: expect.stringMatching(/^[A-Z]/),
      description: expect.stringMatching(/\.$/),
      unit: expect.any(String),
      // biome-ignore lint/suspicious/noTemplateCurlyInString: variable of Grafana
      uid: '${datasource}',
    });
    expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
  }
  const overlaps = panels.flatMap(({ gridPos: a, title }, index) =>
    panels
      .slice(index + 1)
      .filter(({ gridPos: b }) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h)
      .map((other) => [title, other.title]),
  );
  expect(overlaps).toEqual([]);
});
